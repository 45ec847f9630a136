import { encode } from 'uqr';

const QUIET_MODULES = 4;
/** The first run of a row by its place, the others by their gap from the one before. */
const RUN = /(?:M(\d+) (\d+)\.5|m(\d+) 0)h(\d+)/g;

/**
 * Whether a drawing made of runs of dark modules is the code of this text, with the quiet border that a camera needs.
 */
export function drawsCode(drawing: string, text: string): boolean {
  const { data } = encode(text, { ecc: 'M', border: QUIET_MODULES });
  const drawn = data.map((row) => row.map(() => false));
  let [x, y] = [0, 0];
  for (const [, startX, startY, gap, length] of drawing.matchAll(RUN)) {
    [x, y] = startY === undefined ? [x + Number(gap), y] : [Number(startX), Number(startY)];
    drawn[y]?.fill(true, x, x + Number(length));
    x += Number(length);
  }
  return JSON.stringify(drawn) === JSON.stringify(data);
}
