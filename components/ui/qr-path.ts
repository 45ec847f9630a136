import { encode } from 'uqr';

export interface QrDrawing {
  /** Side in modules, the quiet border included. */
  readonly size: number;
  /** The dark modules, one unit each, as the `d` of an SVG path. */
  readonly path: string;
}

/** What a camera needs around the code to find it. */
const QUIET_MODULES = 4;

/** Draws a text as a QR code that survives a scratch (15 % of it). */
export function toQrDrawing(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_MODULES });
  const rows = data.map((row, y) =>
    listRuns(row)
      .map(({ x, length }) => `M${x} ${y}h${length}v1h-${length}z`)
      .join(''),
  );
  return { size, path: rows.join('') };
}

function listRuns(row: readonly boolean[]): { x: number; length: number }[] {
  const runs: { x: number; length: number }[] = [];
  row.forEach((isDark, x) => {
    if (!isDark) return;
    const last = runs.at(-1);
    if (last && last.x + last.length === x) last.length += 1;
    else runs.push({ x, length: 1 });
  });
  return runs;
}
