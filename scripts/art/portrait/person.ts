/** What makes one portrait differ from the next. Lengths are in the head's own units (see `face.ts`). */
export interface Person {
  id: string;
  skin: string;
  hair: string;
  hairstyle: 'crop' | 'short' | 'curly' | 'natural' | 'parted' | 'tousled' | 'straight' | 'tied';
  /** Half the width of the face at the temples and at the jaw; how far down the chin lies. */
  face: readonly [temple: number, jaw: number, chin: number];
  lips: string;
  /** Height of the lips against the usual, 1 if left out. */
  lipFullness?: number;
  eyes: string;
  brow: number;
  beard?: boolean;
  glasses?: boolean;
  /** Lines of age around mouth and eyes. */
  lines?: boolean;
  earrings?: boolean;
  clothes: {
    kind: 'jacket' | 'jumper' | 'blouse' | 'coat' | 'shirt' | 'overshirt' | 'turtleneck';
    colour: string;
    under?: string;
  };
  /** Half the width of the shoulders, and how high the head is carried (negative is higher). */
  shoulders: number;
  height: number;
  /** Where the window's light falls on the wall behind: shift to the right, in pixels. */
  light: number;
}

/** The agency's people. */
export const people: readonly Person[] = [
  {
    id: 'helene-marnette',
    skin: '#e9c2a2',
    hair: '#a9a8a4',
    hairstyle: 'crop',
    face: [110, 88, 172],
    lips: '#b97264',
    lipFullness: 0.86,
    eyes: '#4d6a73',
    brow: 7,
    lines: true,
    earrings: true,
    clothes: { kind: 'jacket', colour: '#1f5b4d', under: '#f1ebdf' },
    shoulders: 285,
    height: 0,
    light: -120,
  },
  {
    id: 'karim-benhaddou',
    skin: '#c98f66',
    hair: '#2a211d',
    hairstyle: 'short',
    face: [112, 97, 178],
    lips: '#a8664f',
    lipFullness: 0.8,
    eyes: '#3a2a20',
    brow: 12,
    beard: true,
    clothes: { kind: 'jumper', colour: '#8b9092', under: '#e9e4d9' },
    shoulders: 320,
    height: -8,
    light: 60,
  },
  {
    id: 'lucia-santarelli',
    skin: '#dfae86',
    hair: '#33231d',
    hairstyle: 'curly',
    face: [107, 84, 168],
    lips: '#b04f45',
    eyes: '#4a3426',
    brow: 9,
    clothes: { kind: 'blouse', colour: '#b0583c' },
    shoulders: 270,
    height: 10,
    light: 160,
  },
  {
    id: 'esther-mbuyi',
    skin: '#7d4e36',
    hair: '#1f1815',
    hairstyle: 'natural',
    face: [110, 89, 172],
    lips: '#8c4038',
    eyes: '#20150f',
    brow: 9,
    earrings: true,
    clothes: { kind: 'coat', colour: '#2a3b55', under: '#e8dcc6' },
    shoulders: 285,
    height: 0,
    light: -40,
  },
  {
    id: 'thibault-grosjean',
    skin: '#f0cdb0',
    hair: '#c79f63',
    hairstyle: 'parted',
    face: [109, 93, 178],
    lips: '#d09a84',
    lipFullness: 0.68,
    eyes: '#5c7f91',
    brow: 9,
    glasses: true,
    clothes: { kind: 'shirt', colour: '#7f9db8' },
    shoulders: 310,
    height: -6,
    light: 100,
  },
  {
    id: 'joris-vandeputte',
    skin: '#ecc4a3',
    hair: '#6b4630',
    hairstyle: 'tousled',
    face: [108, 92, 182],
    lips: '#cd957d',
    lipFullness: 0.72,
    eyes: '#56704f',
    brow: 11,
    clothes: { kind: 'overshirt', colour: '#c4ab83', under: '#f6f2e9' },
    shoulders: 318,
    height: -40,
    light: -90,
  },
  {
    id: 'annika-reuter',
    skin: '#f1d0b6',
    hair: '#d8b878',
    hairstyle: 'straight',
    face: [106, 85, 172],
    lips: '#be7268',
    eyes: '#5d7d8a',
    brow: 7,
    clothes: { kind: 'turtleneck', colour: '#262a2d' },
    shoulders: 270,
    height: 4,
    light: 20,
  },
  {
    id: 'selin-aydemir',
    skin: '#e0b48d',
    hair: '#2c1f1b',
    hairstyle: 'tied',
    face: [105, 83, 170],
    lips: '#b2574f',
    eyes: '#3f2c21',
    brow: 10,
    clothes: { kind: 'shirt', colour: '#f4f0e8' },
    shoulders: 262,
    height: 12,
    light: 130,
  },
];
