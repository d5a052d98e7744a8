import { encode } from 'uqr';

/** White modules around a code, which readers need (ISO/IEC 18004 requires four). */
const QUIET = 4;

/**
 * Readers accept any of the eight masks, because the code names its mask. Drawing all of them to choose the
 * most even one would take five times as long, for tens of thousands of codes.
 */
const MASK = 0;

/** An address as a QR code: one path with a stroke for each run of dark modules. */
export function qrSvg(address: string): string {
  const { data, size } = encode(address, { border: QUIET, maskPattern: MASK });
  const path = data
    .map((row, y) =>
      runs(row)
        .map(([x, length]) => `M${x} ${y}h${length}v1h-${length}`)
        .join(''),
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0"/><path d="${path}"/></svg>`;
}

function runs(row: readonly boolean[]): [from: number, length: number][] {
  const found: [number, number][] = [];
  for (const [x, isDark] of row.entries()) {
    const last = found.at(-1);
    if (isDark && last && last[0] + last[1] === x) last[1] += 1;
    else if (isDark) found.push([x, 1]);
  }
  return found;
}
