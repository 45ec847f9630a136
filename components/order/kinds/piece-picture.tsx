interface PiecePictureProps {
  readonly url: string | undefined;
}

/**
 * A piece or a test, drawn. Decorative: its name stands beside it. Renders nothing where the host has no picture. On
 * the smallest phones the words need the room.
 */
export function PiecePicture({ url }: PiecePictureProps) {
  return (
    url && (
      <img
        src={url}
        alt=""
        width={44}
        height={44}
        loading="lazy"
        className="size-11 shrink-0 rounded-field small-phone:hidden"
      />
    )
  );
}
