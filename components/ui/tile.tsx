import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Plate } from '@/components/ui/plate';

interface TileProps {
  picture?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** At the end of the top: a discount. */
  ribbon?: ReactNode;
  /** Not to be had here now: dimmed, and still to be read. */
  isDimmed?: boolean;
  className?: string;
}

/** The enamel plate as a tile: a picture, a name. Put it inside a link or a label. */
export function Tile({ picture, title, text, ribbon, isDimmed = false, className }: TileProps) {
  return (
    <Plate className={classNames('flex h-full flex-col items-center gap-2 p-4 text-center', isDimmed && 'opacity-60 saturate-50', className)}>
      {ribbon && <span className="absolute end-3 top-3">{ribbon}</span>}
      {picture}
      <span className="font-semibold leading-snug">{title}</span>
      {text && <span className="text-14 text-enamel-100">{text}</span>}
    </Plate>
  );
}
