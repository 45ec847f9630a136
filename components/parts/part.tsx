import type { ReactNode } from 'react';

import type { Locale } from '@/lib/i18n/locales';

/** Server-rendered parts take the page's language. */
export interface OfLocale {
  readonly locale: Locale;
}

/** Texts for developers are in English. */
const GROUPS_LABEL = 'Groups';
const toGroupId = (name: string) => `group-${name.replaceAll(' ', '-').toLowerCase()}`;

/** Parts that answer one need, under the need's name. */
export function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-labelledby={toGroupId(name)} className="flex flex-col gap-10 border-t border-stone-200 pt-6">
      <h2
        id={toGroupId(name)}
        dir="ltr"
        lang="en"
        className="scroll-mt-20 text-start text-22 font-bold desktop:text-28"
      >
        {name}
      </h2>
      {children}
    </section>
  );
}

/** The way to each group, at the top of the page. */
export function Groups({ names }: { names: readonly string[] }) {
  return (
    <nav aria-label={GROUPS_LABEL} dir="ltr" lang="en">
      <ul className="flex flex-wrap gap-2">
        {names.map((name) => (
          <li key={name}>
            <a
              href={`#${toGroupId(name)}`}
              className="inline-flex min-h-touch items-center rounded-full border border-stone-200 bg-card px-4 text-14 font-semibold text-enamel-700 hover:border-enamel-300"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** One part of the house with its name in the code, and its states beside each other. */
export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`part-${name}`} className="flex min-w-0 flex-col gap-4">
      <h3 id={`part-${name}`} dir="ltr" lang="en" className="scroll-mt-20 text-start text-18 font-bold">
        {name}
      </h3>
      <div data-part className="flex flex-wrap items-start gap-4">
        {children}
      </div>
    </section>
  );
}

/** States of a field beside each other, each as wide as a form has it. */
export function Fields({ children }: { children: ReactNode }) {
  return <div className="grid w-full gap-x-6 gap-y-5 tablet:grid-cols-2 desktop:grid-cols-3">{children}</div>;
}
