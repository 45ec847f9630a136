'use client';

/** The framework's name for a part of the page that could not be fetched: another version has taken its place, so only a new document helps. */
const PART_GONE = 'ChunkLoadError';
const reload = () => window.location.reload();

/** A page that failed to render. Its words stand in the layout's markup: what would bring them may be what failed, and no page carries those of four languages. */
export default function PageFailure({ error, reset }: { error: Error; reset: () => void }) {
  const words = typeof document === 'undefined' ? undefined : document.getElementById('page-failure')?.dataset;
  return (
    <div role="alert" className="mx-auto flex max-w-prose flex-col items-center gap-3 px-4 py-10 text-center">
      <h2 className="text-18 font-bold">{words?.title}</h2>
      <p className="text-stone-500">{words?.text}</p>
      <button type="button" onClick={error.name === PART_GONE ? reload : reset} className={words?.button}>
        {words?.retry}
      </button>
    </div>
  );
}
