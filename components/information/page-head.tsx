/** An information page's title and its summary of one or two sentences. */
export function PageHead({ title, summary }: { title: string; summary: string }) {
  return (
    <div className="flex max-w-prose flex-col gap-3">
      <h1 className="text-28 font-bold desktop:text-36">{title}</h1>
      <p className="text-18">{summary}</p>
    </div>
  );
}
