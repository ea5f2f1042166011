#pragma once

// Before Pango's headers, which include cairo.h: its declarations then belong to one Swift module, CCairo.
#include "../CCairo/shim.h"

#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
