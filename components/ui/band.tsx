import type { ReactNode } from 'react';

interface BandProps {
  /** The id of its heading. Without one the band is no section of its own. */
  readonly titleId?: string;
  /** The offer; a heading first, where there is one. */
  readonly children: ReactNode;
  /** One button, or two. */
  readonly action: ReactNode;
}

/** A tinted strip across the page with one offer: words at its start, the button at its end. */
export function Band({ titleId, children, action }: BandProps) {
  const Element = titleId === undefined ? 'div' : 'section';
  return (
    <Element
      aria-labelledby={titleId}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-enamel-50 p-4 desktop:p-6"
    >
      <div className="min-w-0">{children}</div>
      <div className="flex flex-wrap gap-3">{action}</div>
    </Element>
  );
}
