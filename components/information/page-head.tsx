/** What an information page is called, and what it is about in a sentence or two. */
export function PageHead({ title, summary }: { title: string; summary: string }) {
  return (
    <div className="flex max-w-prose flex-col gap-3">
      <h1 className="text-28 font-bold desktop:text-36">{title}</h1>
      <p className="text-18">{summary}</p>
    </div>
  );
}
