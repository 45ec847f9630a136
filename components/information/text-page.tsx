import type { ReactNode } from 'react';

import { lateBoot } from '@/components/layout/late-boot';

import { toPartId, WithContents } from './contents';
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
    <article {...lateBoot} className="mx-auto flex w-full max-w-page flex-col gap-8 px-4 pb-16 pt-6 desktop:gap-12">
      <PageHead title={title} summary={summary} />
      <WithContents title={title} parts={sections.map((section) => section.title)}>
        {lead}
        <TextSections sections={sections} />
        {children}
      </WithContents>
    </article>
  );
}

export function TextSections({ sections }: { sections: readonly TextSection[] }) {
  return sections.map((section, index) => (
    <section key={section.title} id={toPartId(index)} className="flex flex-col gap-3">
      <h2 className="text-22 font-bold">{section.title}</h2>
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  ));
}
