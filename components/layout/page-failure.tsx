/** Stands in the markup of every page, hidden (app/[locale]/layout.tsx). */
export const PAGE_FAILURE_ID = 'page-failure';

/** What a page says that failed, where its way on leads, and the look of its buttons, which would otherwise be a part of every page's script. */
export interface PageFailureWords {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
  readonly home: string;
  readonly homePath: string;
  readonly button: string;
  readonly homeButton: string;
}

let known: Partial<PageFailureWords> = {};

/** What would bring the words may be what failed, and no page carries those of four languages: so they are read from the page's own markup. */
function readWords(): Partial<PageFailureWords> {
  const markup = typeof document === 'undefined' ? null : document.getElementById(PAGE_FAILURE_ID);
  // The page of last resort takes the markup's place.
  if (markup) known = { ...markup.dataset };
  return known;
}

/** In place of what could not be rendered: what happened, and two ways on. */
export function PageFailure({ onRetry }: { onRetry: () => void }) {
  const { title, text, retry, home, homePath, button, homeButton } = readWords();
  return (
    <div role="alert" className="mx-auto flex max-w-prose flex-col items-center gap-3 px-4 py-10 text-center">
      <h2 className="text-18 font-bold">{title}</h2>
      <p className="text-stone-500">{text}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <button type="button" onClick={onRetry} className={button}>
          {retry}
        </button>
        {/* A new document: what has failed here is not asked to lead on. */}
        <a href={homePath} target="_self" className={homeButton}>
          {home}
        </a>
      </div>
    </div>
  );
}
