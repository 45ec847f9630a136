/** A piece or a test, drawn. Decorative: its name stands beside it. Renders nothing where the host has no picture. */
export function PiecePicture({ url }: { readonly url: string | undefined }) {
  return (
    url && <img src={url} alt="" width={48} height={48} loading="lazy" className="size-12 shrink-0 rounded-field" />
  );
}
