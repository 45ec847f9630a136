import type { ReactNode } from 'react';

/** One part of the house with its name in the code, and its states beside each other. */
export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`part-${name}`} className="flex flex-col gap-4">
      <h2 id={`part-${name}`} dir="ltr" lang="en" className="text-start text-22 font-bold">
        {name}
      </h2>
      <div data-part className="flex flex-wrap items-start gap-4">
        {children}
      </div>
    </section>
  );
}
