/** The longer side of the drawing of a carpet of so many square metres or more, in its units of 48. */
const LARGEST = { squareMetres: 12, length: 38 };
const SMALLEST_LENGTH = 18;
/** Carpets are woven two to three. */
const WIDTH_OF_LENGTH = 2 / 3;

/** A carpet that grows with its size, from above, with its fringe. Decorative. */
export function CarpetDrawing({ squareMetres }: { readonly squareMetres: number }) {
  const share = Math.sqrt(Math.min(1, squareMetres / LARGEST.squareMetres));
  const length = Math.max(SMALLEST_LENGTH, LARGEST.length * share);
  const width = length * WIDTH_OF_LENGTH;
  const [x, y] = [24 - length / 2, 24 - width / 2];
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48" className="size-11 shrink-0 rounded-field bg-enamel-50">
      <rect
        x={x - 2}
        y={y}
        width={length + 4}
        height={width}
        fill="none"
        className="stroke-saffron-500"
        strokeWidth="2"
        strokeDasharray="1.5 2"
      />
      <rect x={x} y={y} width={length} height={width} rx="1" className="fill-enamel-700" />
      <rect x={x + 3} y={y + 3} width={length - 6} height={width - 6} className="fill-enamel-300" rx="1" />
      <ellipse cx="24" cy="24" rx={length / 5} ry={width / 5} className="fill-saffron-500" />
      <ellipse cx="24" cy="24" rx={length / 10} ry={width / 10} className="fill-enamel-700" />
    </svg>
  );
}
