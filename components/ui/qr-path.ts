import { encode } from 'uqr';

export interface QrDrawing {
  /** Side in modules, the quiet border included. */
  readonly size: number;
  /** The dark modules as the `d` of an SVG path that is stroked one unit wide. It is short: a page carries it twice. */
  readonly path: string;
}

/** The quiet zone that a camera needs around the code. */
const QUIET_MODULES = 4;

/** Draws a text as a QR code that survives a scratch (15 % of it). */
export function toQrDrawing(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_MODULES });
  const rows = data.map((row, y) => {
    const runs = listRuns(row);
    return runs
      .map(({ x, length }, index) => {
        const before = runs[index - 1];
        return `${before ? `m${x - before.x - before.length} 0` : `M${x} ${y}.5`}h${length}`;
      })
      .join('');
  });
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
