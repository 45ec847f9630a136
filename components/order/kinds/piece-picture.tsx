import { classNames } from '@/components/ui/class-names';

interface PiecePictureProps {
  readonly url: string | undefined;
  /** A counter shares its row: on the smallest phones the name needs the room. */
  readonly isBesideCounter?: boolean;
}

/** A piece or a test, drawn. Decorative: its name stands beside it. Renders nothing where the host has no picture. */
export function PiecePicture({ url, isBesideCounter = false }: PiecePictureProps) {
  return (
    url && (
      <img
        src={url}
        alt=""
        width={44}
        height={44}
        loading="lazy"
        className={classNames('size-11 shrink-0 rounded-field', isBesideCounter && 'small-phone:hidden')}
      />
    )
  );
}
