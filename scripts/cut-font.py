"""
Cuts public/fonts/instrument-sans-latin.woff2 out of the whole font (docs/decisions/0003):

    python3 scripts/cut-font.py 'InstrumentSans[wdth,wght].ttf'

The whole font is fonts/variable/InstrumentSans[wdth,wght].ttf of github.com/Instrument/instrument-sans, version 1.000. Needs fonttools and brotli of
Python, such as Debian's packages python3-fonttools and python3-brotli.
"""

import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer
from fontTools.varLib.models import normalizeValue, piecewiseLinearMap
from fontTools.varLib.varStore import VarStoreInstancer

# All Latin letters that the font has, punctuation, arrows left and right. No combining marks: browsers compose letters with them.
ranges = [(0x20, 0x7E), (0xA0, 0x24F), (0x2B0, 0x2FF), (0x1E00, 0x1EFF), (0x2010, 0x20CF), (0x2122, 0x2122), (0x2190, 0x2193), (0x2212, 0x2212)]
features = ['ccmp', 'kern', 'liga', 'locl', 'tnum']
# Kerning as it is at this weight, for all of 400 to 700: it differs by less than 0.015 em for nearly all pairs, and its changes with the weight were a fifth of the file.
kerning_weight = 500


def main(source):
    font = instancer.instantiateVariableFont(TTFont(source), {'wdth': 100})
    options = subset.Options()
    options.notdef_outline = True
    options.layout_features = features
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[code for first, last in ranges for code in range(first, last + 1)])
    subsetter.subset(font)
    fix_kerning(font)
    font.flavor = 'woff2'
    font.save('public/fonts/instrument-sans-latin.woff2')


def fix_kerning(font):
    axis = font['fvar'].axes[0]
    normal = normalizeValue(kerning_weight, (axis.minValue, axis.defaultValue, axis.maxValue))
    location = {'wght': piecewiseLinearMap(normal, font['avar'].segments['wght'])}
    definitions = font['GDEF'].table
    deltas = VarStoreInstancer(definitions.VarStore, font['fvar'].axes, location)
    for lookup in font['GPOS'].table.LookupList.Lookup:
        for table in lookup.SubTable:
            for value in values_of(table):
                device = getattr(value, 'XAdvDevice', None)
                if device is None:
                    continue
                value.XAdvance = getattr(value, 'XAdvance', 0) + round(deltas[(device.StartSize << 16) + device.EndSize])
                del value.XAdvDevice
            table.ValueFormat1 = 4  # the advance alone
    del definitions.VarStore
    definitions.Version = 0x00010002
    definitions.MarkGlyphSetsDef = None


def values_of(table):
    if table.Format == 1:
        return [pair.Value1 for pairs in table.PairSet for pair in pairs.PairValueRecord]
    return [second.Value1 for first in table.Class1Record for second in first.Class2Record]


main(sys.argv[1])
