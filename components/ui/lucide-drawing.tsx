import type { SVGProps } from 'react';

import { classNames } from './class-names';

type Line = readonly [tag: string, attributes: Readonly<Record<string, string>>];

interface LucideDrawingProps extends Omit<SVGProps<SVGSVGElement>, 'ref'> {
  /** What every icon of lucide-react hands over: its lines, on a square of 24. */
  readonly icon: { readonly node: readonly Line[] };
  readonly size: number;
}

/**
 * Stands in for the part of lucide-react that draws (next.config.mjs), an island: with it every icon of a
 * server-rendered page was drawn again in the browser, by 1.2 kB of script that each page fetched. How the lines look
 * is in app/globals.css, once for all icons.
 */
// oxlint-disable-next-line import/no-default-export -- lucide-react imports it by this name
export default function LucideDrawing({ icon, size, className, ...attributes }: LucideDrawingProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" className={classNames('drawing', className)} {...attributes}>
      {icon.node.map(([Tag, { key, ...line }]) => (
        <Tag key={key} {...line} />
      ))}
    </svg>
  );
}
