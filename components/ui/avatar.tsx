import { DEFAULT_PROFILE_IMAGE_URL } from '@/lib/domain/site/uploaded-file';

import { classNames } from './class-names';

/** How wide and high it is: in CSS pixels, and as a class with the letter's size. */
const SIZES = {
  tiny: { pixels: 24, className: 'size-6 text-12' },
  small: { pixels: 40, className: 'size-10 text-16' },
  medium: { pixels: 56, className: 'size-14 text-22' },
  large: { pixels: 80, className: 'size-20 text-28' },
  hero: { pixels: 96, className: 'size-24 text-36' },
  huge: { pixels: 112, className: 'size-28 text-36' },
};

/** Ground and letter of who has no photo: pairs of the house's colours with a contrast of at least 4.5. */
const TONES = [
  'bg-enamel-100 text-enamel-700',
  'bg-saffron-300 text-ink',
  'bg-enamel-700 text-white',
  'bg-turquoise-50 text-turquoise-600',
  'bg-enamel-200 text-enamel-900',
  'bg-pomegranate-50 text-pomegranate-700',
] as const;

interface AvatarProps {
  /** The person's name; its first letter and its colour stand in for a photo. */
  readonly name: string;
  /** Null, empty or the address of the default picture: there is no photo. */
  readonly imageUrl: string | null;
  readonly size?: keyof typeof SIZES;
  readonly className?: string;
}

/** A person's face, the only way one is drawn. Decorative: the name stands beside it. */
export function Avatar({ name, imageUrl, size = 'medium', className }: AvatarProps) {
  const hasPhoto = Boolean(imageUrl) && imageUrl !== DEFAULT_PROFILE_IMAGE_URL;
  return (
    <span
      aria-hidden
      className={classNames(
        'inline-flex shrink-0 select-none items-center justify-center overflow-hidden rounded-full font-bold leading-none',
        SIZES[size].className,
        hasPhoto ? 'bg-enamel-100' : findTone(name),
        className,
      )}
    >
      {/* Uploaded pictures come from the file host in the size they are shown in. */}
      {hasPhoto ? (
        <img
          src={imageUrl ?? undefined}
          alt=""
          width={SIZES[size].pixels}
          height={SIZES[size].pixels}
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
      ) : (
        <span className="rtl:pt-1">{findFirstLetter(name)}</span>
      )}
    </span>
  );
}

/** The first letter or digit of a name, whatever marks of direction stand before it; a middle dot for no name. */
function findFirstLetter(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? '·';
}

/** A person has one colour on every screen. */
function findTone(name: string): string {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return TONES[sum % TONES.length] ?? TONES[0];
}
