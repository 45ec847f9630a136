import { encode } from 'uqr';

const QUIET_MODULES = 4;
const RUN = /M(\d+) (\d+)h(\d+)v1h-\d+z/g;

/**
 * Whether a drawing made of runs of dark modules is the code of this text, with the quiet border that a camera needs.
 */
export function drawsCode(drawing: string, text: string): boolean {
  const { data } = encode(text, { ecc: 'M', border: QUIET_MODULES });
  const drawn = data.map((row) => row.map(() => false));
  for (const [, x = '', y = '', length = ''] of drawing.matchAll(RUN))
    drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
  return JSON.stringify(drawn) === JSON.stringify(data);
}
