/**
 * Colours of the energy labels, per region, from best to worst. Text has a contrast of at least 4.5 with its
 * fill.
 */
export interface LabelColour {
  fill: string;
  text: string;
}

const dark = '#10191c';
const light = '#ffffff';
const onDark = (fill: string): LabelColour => ({ fill, text: light });
const onLight = (fill: string): LabelColour => ({ fill, text: dark });

export const epcColours = {
  wallonia: {
    a_plusplus: onDark('#00612f'),
    a_plus: onDark('#007a38'),
    a: onLight('#37a84a'),
    b: onLight('#86c440'),
    c: onLight('#d3da33'),
    d: onLight('#ffd81f'),
    e: onLight('#fba51d'),
    f: onLight('#f07a2b'),
    g: onDark('#cf2020'),
  },
  brussels: {
    a_plusplus: onDark('#00612f'),
    a_plus: onDark('#006f34'),
    a: onDark('#007d3c'),
    a_minus: onLight('#2fa54a'),
    b_plus: onLight('#58b446'),
    b: onLight('#7cc142'),
    b_minus: onLight('#9ccb3c'),
    c_plus: onLight('#bcd437'),
    c: onLight('#d6dc32'),
    c_minus: onLight('#ebdf2b'),
    d_plus: onLight('#fbdd22'),
    d: onLight('#ffd01e'),
    d_minus: onLight('#ffc01d'),
    e_plus: onLight('#fdb01d'),
    e: onLight('#f99f20'),
    e_minus: onLight('#f58d26'),
    f: onLight('#ee772c'),
    g: onDark('#cf2020'),
  },
  flanders: {
    a_plus: onDark('#007a38'),
    a: onLight('#37a84a'),
    b: onLight('#9ccb3c'),
    c: onLight('#f3de28'),
    d: onLight('#fdb01d'),
    e: onLight('#ee772c'),
    f: onDark('#cf2020'),
  },
  luxembourg: {
    a_plus: onDark('#00612f'),
    a: onDark('#007d3c'),
    b: onLight('#3fab49'),
    c: onLight('#86c440'),
    d: onLight('#d3da33'),
    e: onLight('#ffd81f'),
    f: onLight('#fdb31d'),
    g: onLight('#f58d26'),
    h: onLight('#ea6a31'),
    i: onDark('#c81e1e'),
  },
} as const satisfies Record<string, Record<string, LabelColour>>;
