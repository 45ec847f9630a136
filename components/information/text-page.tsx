import type { ReactNode } from 'react';

import { lateBoot } from '@/components/layout/late-boot';

import { PageHead } from './page-head';
import type { TextSection } from './read-sections';

interface TextPageProps {
  readonly title: string;
  readonly summary: string;
  readonly sections: readonly TextSection[];
  /** Stands under the summary. */
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}

/** A page that is read from top to bottom: about, rules, privacy, terms. */
export function TextPage({ title, summary, sections, lead, children }: TextPageProps) {
  return (
    <article {...lateBoot} className="mx-auto flex w-full max-w-prose flex-col gap-8 px-4 pb-16 pt-6">
      <PageHead title={title} summary={summary} />
      {lead}
      <TextSections sections={sections} />
      {children}
    </article>
  );
}

export function TextSections({ sections }: { sections: readonly TextSection[] }) {
  return sections.map((section) => (
    <section key={section.title} className="flex flex-col gap-3">
      <h2 className="text-22 font-bold">{section.title}</h2>
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  ));
}
