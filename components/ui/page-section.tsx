import type { ReactNode } from 'react';

/** A part of a public page under its own heading. */
export function PageSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-5">
      <h2 id={id} className="text-22 font-bold desktop:text-28">
        {title}
      </h2>
      {children}
    </section>
  );
}
