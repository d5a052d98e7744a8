/** Season, hour and weather of a scene: the colours of its sky, light and leaves. */
export interface Mood {
  sky: readonly [top: string, middle: string, bottom: string];
  /** Colour and strength of the light laid over everything. */
  light: readonly [colour: string, strength: number];
  leaves: readonly string[];
  grass: readonly [near: string, far: string];
  hill: readonly [near: string, far: string];
  /** Windows that are lit from inside, 0 to 1. */
  lit: number;
  /** How thin the crowns are: 0 full leaf, 1 bare. */
  bare: number;
  /** How strong cast shadows are. */
  shadow: number;
  /** Mist between the near and the far, 0 to 1. */
  mist: number;
  clouds: 'none' | 'few' | 'veil';
}

const summerLeaves = ['#6f8f5c', '#5c7f50', '#83a068', '#4d6f49'];
const springLeaves = ['#9db86f', '#86a762', '#b3c987', '#789a5b'];
const autumnLeaves = ['#c98f42', '#b8742f', '#d7a95a', '#9a6a34', '#a85637'];
const winterLeaves = ['#8d8270', '#7c7364', '#9b917f'];
const summerGrass = ['#93a66f', '#b2bd8a'] as const;
const summerHill = ['#7d9273', '#a9b9a6'] as const;

export const moods = {
  summerMorning: {
    sky: ['#8fb7cf', '#bfd8df', '#f2ead9'],
    light: ['#fff1d0', 0.1],
    leaves: summerLeaves,
    grass: summerGrass,
    hill: summerHill,
    lit: 0,
    bare: 0,
    shadow: 0.26,
    mist: 0,
    clouds: 'few',
  },
  summerNoon: {
    sky: ['#7fb0d0', '#b4d3e0', '#e6ecdf'],
    light: ['#fff8e2', 0.06],
    leaves: summerLeaves,
    grass: summerGrass,
    hill: summerHill,
    lit: 0,
    bare: 0,
    shadow: 0.3,
    mist: 0,
    clouds: 'few',
  },
  summerEvening: {
    sky: ['#7f9bb5', '#d9b9a4', '#f6d3a2'],
    light: ['#ffc98a', 0.2],
    leaves: ['#7a8a55', '#66794b', '#8f9a62'],
    grass: ['#98a067', '#bdb483'],
    hill: ['#7c8473', '#b5a592'],
    lit: 0.35,
    bare: 0,
    shadow: 0.26,
    mist: 0,
    clouds: 'veil',
  },
  spring: {
    sky: ['#9fc4d6', '#cfe1e2', '#f3efe2'],
    light: ['#fffbe8', 0.07],
    leaves: springLeaves,
    grass: ['#9fb673', '#c0cf97'],
    hill: ['#91aa7d', '#bccbb3'],
    lit: 0,
    bare: 0.15,
    shadow: 0.22,
    mist: 0,
    clouds: 'few',
  },
  springGrey: {
    sky: ['#b4c0c6', '#cfd6d6', '#e8e6dd'],
    light: ['#eef0ec', 0.1],
    leaves: springLeaves,
    grass: ['#93a777', '#b4c09a'],
    hill: ['#8a9b85', '#b8c1b7'],
    lit: 0.1,
    bare: 0.2,
    shadow: 0.12,
    mist: 0.1,
    clouds: 'veil',
  },
  autumnLow: {
    sky: ['#9db4c2', '#dccdb4', '#f5d9ab'],
    light: ['#ffcf8f', 0.18],
    leaves: autumnLeaves,
    grass: ['#9c9a60', '#c2b885'],
    hill: ['#9a8560', '#c7b493'],
    lit: 0.12,
    bare: 0.25,
    shadow: 0.26,
    mist: 0,
    clouds: 'veil',
  },
  autumnDamp: {
    sky: ['#aab3b7', '#c9cbc6', '#e2ddd0'],
    light: ['#efe6d6', 0.12],
    leaves: autumnLeaves,
    grass: ['#8d9267', '#b0b08c'],
    hill: ['#8b8671', '#b6b1a3'],
    lit: 0.18,
    bare: 0.35,
    shadow: 0.1,
    mist: 0.25,
    clouds: 'veil',
  },
  mist: {
    sky: ['#c3cbce', '#d9dbd6', '#ece7dc'],
    light: ['#f3eee2', 0.2],
    leaves: autumnLeaves,
    grass: ['#959a76', '#bbbda3'],
    hill: ['#9a9d8e', '#c9cbc3'],
    lit: 0.12,
    bare: 0.3,
    shadow: 0.08,
    mist: 0.6,
    clouds: 'none',
  },
  winterGrey: {
    sky: ['#b1b9be', '#c8ccca', '#dedcd4'],
    light: ['#e9eaea', 0.12],
    leaves: winterLeaves,
    grass: ['#8b9078', '#aeb09c'],
    hill: ['#8d9089', '#b7b9b3'],
    lit: 0.25,
    bare: 1,
    shadow: 0.1,
    mist: 0.2,
    clouds: 'veil',
  },
  winterSun: {
    sky: ['#9dbad0', '#d3dde0', '#f7e8d2'],
    light: ['#fff0d6', 0.12],
    leaves: winterLeaves,
    grass: ['#b4bda6', '#d2d6c6'],
    hill: ['#9aa39b', '#c8cdc8'],
    lit: 0.05,
    bare: 1,
    shadow: 0.24,
    mist: 0.15,
    clouds: 'none',
  },
  winterDusk: {
    sky: ['#4f6076', '#8f8d9d', '#dcb39a'],
    light: ['#6c6f8a', 0.22],
    leaves: winterLeaves,
    grass: ['#727a70', '#8f948a'],
    hill: ['#6b717a', '#97949c'],
    lit: 0.85,
    bare: 1,
    shadow: 0.12,
    mist: 0,
    clouds: 'veil',
  },
} as const satisfies Record<string, Mood>;

export type MoodName = keyof typeof moods;
