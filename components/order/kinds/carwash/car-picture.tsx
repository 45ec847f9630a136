/** The body of a car, from the side. Decorative: its name stands beside it. */
export function CarPicture({ url }: { url: string }) {
  return <img src={url} alt="" width={96} height={51} className="h-auto w-24 shrink-0 narrow:w-16" />;
}
