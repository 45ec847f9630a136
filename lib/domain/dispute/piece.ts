interface CountedLine {
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly amountRials: number;
}

/** Lines of an order that name textiles, each with their number in `count`. */
const PIECE_LINES: readonly string[] = ['laundry-item', 'carpet-square-metre', 'carpet-metre'];

/** One piece of an order's line, with the price of one in rial; null for a line that names no textiles. */
export function toOnePiece<Line extends CountedLine>(line: Line): Line | null {
  const count = Number(line.params.count);
  if (!PIECE_LINES.includes(line.key) || !(count > 0)) return null;
  return { ...line, params: { ...line.params, count: 1 }, amountRials: Math.floor(line.amountRials / count) };
}
