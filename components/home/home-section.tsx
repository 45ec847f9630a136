import type { ReactNode } from 'react';

interface HomeSectionProps {
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  /** Stands beside the heading: where the whole of it is. */
  readonly link?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the home page under its own heading. */
export function HomeSection({ id, title, text, link, children }: HomeSectionProps) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3 desktop:gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <div className="flex flex-col gap-1">
          <h2 id={id} className="text-22 font-bold desktop:text-28">
            {title}
          </h2>
          {text !== undefined && <p className="max-w-prose text-stone-500">{text}</p>}
        </div>
        {link}
      </div>
      {children}
    </section>
  );
}
