import type { ReactNode } from 'react';

/** Each part's link; `aria-current` marks the one that is open. */
export const SEGMENT_LINK =
  'flex min-h-touch min-w-0 grow basis-0 items-center justify-center gap-2 rounded-field px-3 py-1 text-center font-semibold leading-snug text-ink transition-colors aria-[current=page]:bg-card forced-colors:aria-[current=page]:underline';

/** Two or three parts of one page, each a link of its own; one is open. */
export function Segments({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="flex gap-1 rounded-card bg-stone-200 p-1">
      {children}
    </nav>
  );
}
