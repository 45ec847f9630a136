/** How wide and how high a house is drawn, by its place among the sizes. */
const HOUSES = [
  { width: 22, height: 18, columns: 2, rows: 1 },
  { width: 28, height: 20, columns: 3, rows: 1 },
  { width: 28, height: 27, columns: 3, rows: 2 },
  { width: 34, height: 32, columns: 4, rows: 2 },
] as const;
const GROUND_Y = 46;
const MIDDLE_X = 28;
const WINDOW = { side: 4, top: 5, step: 8 };

/** A house that grows with the size of its home; the lit windows are of the house's colours. Decorative. */
export function HomeDrawing({ size }: { readonly size: number }) {
  const { width, height, columns, rows } = HOUSES[Math.min(size, HOUSES.length - 1)] ?? HOUSES[0];
  const [left, top] = [MIDDLE_X - width / 2, GROUND_Y - height];
  const gap = (width - columns * WINDOW.side) / (columns + 1);
  const windows = Array.from({ length: columns * rows }, (_, index) => ({
    x: left + gap + (index % columns) * (WINDOW.side + gap),
    y: top + WINDOW.top + Math.floor(index / columns) * WINDOW.step,
    isLit: index % 2 === 0,
  }));
  return (
    <svg aria-hidden="true" viewBox="0 0 56 56" className="size-14 shrink-0 rounded-field bg-enamel-50">
      <path d={`M${left - 3} ${top}L${MIDDLE_X} ${top - 6}L${left + width + 3} ${top}Z`} className="fill-enamel-300" />
      <rect x={left} y={top} width={width} height={height} className="fill-enamel-700" />
      {windows.map(({ x, y, isLit }) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width={WINDOW.side}
          height={WINDOW.side}
          rx="1"
          className={isLit ? 'fill-saffron-500' : 'fill-enamel-100'}
        />
      ))}
      <rect x={MIDDLE_X - 3} y={GROUND_Y - 7} width="6" height="7" rx="1" className="fill-enamel-100" />
      <rect x={left - 4} y={GROUND_Y} width={width + 8} height="2" rx="1" className="fill-enamel-300" />
    </svg>
  );
}
