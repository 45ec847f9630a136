import type { SVGProps } from 'react';

type IconNode = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];

interface LucideDrawingProps extends Omit<SVGProps<SVGSVGElement>, 'ref'> {
  /** What every icon of lucide-react hands over: its lines, on a square of 24. */
  readonly icon: { readonly node: IconNode };
  readonly size: number;
}

/**
 * Stands in for the part of lucide-react that draws (next.config.mjs). That one is an island, so every icon of a server-rendered page would send its lines a
 * second time and be drawn again in the browser, by 1.2 kB of script that each page would fetch.
 */
export default function LucideDrawing({ icon, size, ...attributes }: LucideDrawingProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" {...attributes}>
      {icon.node.map(([Tag, { key, ...line }]) => (
        <Tag key={key} {...line} />
      ))}
    </svg>
  );
}
