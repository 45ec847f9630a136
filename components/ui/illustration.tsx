import sheet from '@/components/ui/illustrations.svg';
import { classNames } from '@/components/ui/class-names';

export interface IllustrationProps {
  /** A category's seopath. */
  name: string;
  /** Side in pixels, as the page keeps its place free. */
  size: number;
  /** Seen as soon as the page opens. */
  isFirst?: boolean;
  className?: string;
}

const HERO = { width: 560, height: 360 };

/**
 * The drawing of a category; one file holds them all (lib/dev/illustrations.mjs). Decorative: the category's name
 * stands beside it.
 */
export function Illustration({ name, size, isFirst = false, className }: IllustrationProps) {
  return (
    <img
      src={`${sheet.src}#${name}`}
      alt=""
      width={size}
      height={size}
      loading={isFirst ? 'eager' : 'lazy'}
      className={classNames('shrink-0', className)}
    />
  );
}

/** The street of doors on the home page. */
export function HeroIllustration() {
  return <img src={`${sheet.src}#hero`} alt="" {...HERO} className="aspect-[14/9] w-full" />;
}
