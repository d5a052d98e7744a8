import { mix } from '../../lib/palette.ts';
import { circle, el, group, path, rect } from '../../lib/svg.ts';

/** Someone standing, seen from behind, in metres with the feet at (0, 0); the head is thrown back a little. */
export function visitor(coat: string, hair: string, skin: string): string {
  const dark = mix(coat, '#11161a', 0.3);
  return group(
    {},
    el('ellipse', { cx: 0.06, cy: 0.01, rx: 0.42, ry: 0.06, fill: '#1d1712', fillOpacity: 0.3 }),
    path('M-0.15 -0.02L-0.13 -0.62H0.14L0.16 -0.02H0.05L0 -0.5L-0.04 -0.02Z', { fill: '#2c3640' }),
    path('M-0.17 0V-0.06H-0.03V0ZM0.04 0V-0.06H0.18V0Z', { fill: '#3a2a20' }),
    path('M-0.2 -0.48C-0.26 -0.9 -0.27 -1.3 -0.12 -1.42Q0 -1.46 0.12 -1.42C0.27 -1.3 0.26 -0.9 0.21 -0.48Z', {
      fill: coat,
    }),
    path('M0.03 -1.44Q0.08 -1.44 0.12 -1.42C0.27 -1.3 0.26 -0.9 0.21 -0.48H0.06Z', {
      fill: dark,
      fillOpacity: 0.6,
    }),
    path('M-0.15 -1.36C-0.27 -1.26 -0.29 -1 -0.27 -0.74L-0.19 -0.72C-0.19 -0.96 -0.18 -1.14 -0.14 -1.24Z', {
      fill: mix(coat, '#ffffff', 0.06),
    }),
    path('M0.15 -1.36C0.27 -1.26 0.29 -1 0.27 -0.74L0.19 -0.72C0.2 -0.96 0.18 -1.14 0.14 -1.24Z', {
      fill: dark,
    }),
    circle(-0.23, -0.7, 0.045, { fill: skin }),
    circle(0.23, -0.7, 0.045, { fill: skin }),
    rect(-0.055, -1.5, 0.11, 0.1, { fill: mix(skin, '#6b3a28', 0.2) }),
    path(
      'M-0.13 -1.5C-0.16 -1.72 -0.06 -1.76 0 -1.76C0.06 -1.76 0.16 -1.72 0.13 -1.5C0.1 -1.38 0.06 -1.34 0 -1.34C-0.06 -1.34 -0.1 -1.38 -0.13 -1.5Z',
      { fill: hair },
    ),
    path(
      'M-0.02 -1.75C0.02 -1.66 0.08 -1.5 0.06 -1.35C0.1 -1.4 0.12 -1.44 0.13 -1.5C0.16 -1.72 0.06 -1.76 -0.02 -1.75Z',
      { fill: mix(hair, '#000000', 0.3) },
    ),
    path('M-0.16 -1.4L0.19 -0.86', { stroke: '#8a5836', strokeWidth: 0.035 }),
    rect(0.12, -0.9, 0.2, 0.26, { rx: 0.03, fill: '#8a5836' }),
  );
}

/** Back and head of someone seated, in pixels around the nape at (0, 0), about 420 wide at the shoulders. */
export function seatedBack(clothes: string, hair: string, skin: string, long: boolean): string {
  const dark = mix(clothes, '#0d1114', 0.35);
  const crown = long
    ? 'M-66 26C-92 -60 -84 -170 0 -172C84 -170 92 -60 66 26C60 76 30 92 0 92C-30 92 -60 76 -66 26Z'
    : 'M-64 -18C-84 -90 -70 -172 0 -174C70 -172 84 -90 64 -18C50 8 24 20 0 20C-24 20 -50 8 -64 -18Z';
  return group(
    {},
    path(
      'M-48 -40V44C-60 74 -150 84 -196 128C-226 170 -236 300 -240 480H240C236 300 226 170 196 128C150 84 60 74 48 44V-40Z',
      { fill: clothes },
    ),
    path('M20 60C60 90 150 84 196 128C226 170 236 300 240 480H70C90 300 70 160 20 60Z', {
      fill: dark,
      fillOpacity: 0.5,
    }),
    path('M-44 -60V40Q0 72 44 40V-60Z', { fill: mix(skin, '#6b3a28', 0.14) }),
    path('M-56 36Q0 82 56 36L66 62Q0 116 -66 62Z', { fill: mix(clothes, '#ffffff', 0.18) }),
    path('M-74 -76q-16 4 -10 26q4 18 18 20ZM74 -76q16 4 10 26q-4 18 -18 20Z', { fill: skin }),
    path(crown, { fill: hair }),
    path('M8 -173C84 -170 92 -60 62 10C66 -70 50 -130 8 -173Z', { fill: mix(hair, '#000000', 0.32) }),
    path('M-40 -150Q-66 -110 -60 -40M-16 -160Q-34 -110 -30 -20', {
      fill: 'none',
      stroke: mix(hair, '#ffffff', 0.2),
      strokeWidth: 4,
      strokeLinecap: 'round',
      strokeOpacity: 0.6,
    }),
  );
}

/** A young woman at a table in profile, facing left, in pixels around the hip at (0, 0); the table's top lies at y = -150. */
export function womanAtTable(): string {
  const [skin, knit, hair] = ['#e3b793', '#b9634c', '#3a2720'];
  const shade = mix(skin, '#5f2c20', 0.26);
  return group(
    {},
    // Chair.
    path('M70 -330V190M-70 20H84M-60 20L-76 190', {
      fill: 'none',
      stroke: '#8a6a4c',
      strokeWidth: 15,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    }),
    // Legs and feet.
    path('M56 -20C30 30 -80 26 -150 22L-156 60C-160 120 -164 160 -168 186H-126L-112 84C-50 88 40 84 62 30Z', {
      fill: '#33475c',
    }),
    path('M-172 184H-124V204H-214Q-206 188 -172 184Z', { fill: '#f1ece1' }),
    // Body.
    path('M62 28C84 -70 88 -190 44 -262C20 -292 -38 -288 -60 -252C-86 -200 -74 -80 -54 26Z', { fill: knit }),
    path('M62 28C84 -70 88 -190 44 -262C36 -274 24 -280 12 -283C44 -200 44 -80 22 28Z', {
      fill: mix(knit, '#2a0f0a', 0.3),
      fillOpacity: 0.5,
    }),
    // Neck and head.
    path('M-30 -268C-34 -300 -34 -316 -38 -336L26 -340C22 -312 26 -292 32 -270Q0 -248 -30 -268Z', {
      fill: shade,
    }),
    path(
      'M36 -430C28 -470 -40 -480 -66 -444C-78 -426 -76 -410 -80 -396C-84 -384 -94 -374 -92 -368C-90 -362 -82 -364 -80 -360C-78 -354 -84 -350 -82 -344C-82 -336 -76 -336 -76 -328C-74 -312 -56 -308 -30 -316C10 -330 42 -380 36 -430Z',
      { fill: skin },
    ),
    path('M-12 -402q16 -8 18 10q-2 18 -16 16Z', { fill: mix(skin, '#b0563e', 0.16) }),
    path('M-70 -404q-8 -3 -14 2', {
      fill: 'none',
      stroke: '#2a1a14',
      strokeWidth: 5,
      strokeLinecap: 'round',
    }),
    path('M-58 -420q-12 -6 -22 0', { fill: 'none', stroke: hair, strokeWidth: 6, strokeLinecap: 'round' }),
    path('M-80 -344q10 3 18 -2', {
      fill: 'none',
      stroke: '#9c4a40',
      strokeWidth: 4.5,
      strokeLinecap: 'round',
    }),
    // Hair with a knot.
    path(
      'M-66 -442C-50 -492 40 -496 54 -430C60 -392 46 -352 24 -330C30 -366 16 -384 2 -404C-18 -424 -44 -428 -66 -442Z',
      { fill: hair },
    ),
    circle(66, -452, 32, { fill: hair }),
    path('M-40 -462Q4 -478 40 -440M48 -466q20 -14 36 4', {
      fill: 'none',
      stroke: mix(hair, '#ffffff', 0.24),
      strokeWidth: 4,
      strokeLinecap: 'round',
    }),
    // Arm and hand reaching over the table.
    path(
      'M-6 -236C-40 -236 -60 -200 -72 -160C-78 -150 -150 -150 -196 -160L-206 -186C-160 -190 -116 -196 -98 -206C-84 -240 -50 -268 -10 -262Z',
      { fill: mix(knit, '#ffffff', 0.1) },
    ),
    path('M-196 -158C-220 -160 -246 -170 -262 -180C-250 -190 -226 -190 -204 -187Z', { fill: skin }),
  );
}
