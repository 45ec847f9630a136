/** A piece or a test, drawn. Decorative: its name stands beside it. Renders nothing where the host has no picture. */
export function PiecePicture({ url }: { readonly url: string | undefined }) {
  return (
    url && <img src={url} alt="" width={44} height={44} loading="lazy" className="size-11 shrink-0 rounded-field" />
  );
}
