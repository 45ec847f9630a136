import { getDirection, type Locale } from '@/lib/i18n/locales';

import { TEMPLATE } from './template';
import { withTypesetter } from './typesetter';

/**
 * A text, or a code of Latin letters and digits that keeps its order within a right-to-left line. The last digit of a
 * figure stands below those of the other rows.
 */
export type PdfText = string | { readonly code: string } | { readonly figure: string };

/** A part begins on a page of its own. */
export interface PdfPart {
  readonly title: string;
  readonly facts: readonly (readonly [label: string, value: PdfText])[];
  /** An empty title for a table without one. */
  readonly tables: readonly {
    readonly title: string;
    readonly columns: readonly string[];
    readonly rows: readonly (readonly PdfText[])[];
    /** The unit of its figures, above them; left out where they have none or say it. */
    readonly unit?: string;
  }[];
  readonly sums: readonly (readonly [label: string, value: PdfText])[];
  readonly notes: readonly string[];
}

/** A document's content, in the language of its words. */
export interface PdfDocument {
  readonly locale: Locale;
  readonly title: string;
  readonly footer: string;
  readonly parts: readonly PdfPart[];
}

const AUTHOR = 'Pelakfan';
const SECOND_MS = 1000;

/**
 * A document as PDF: its text can be taken out, and the letters that it uses are embedded. It blocks the process
 * for some milliseconds a page (decision 0123).
 */
export async function makePdf({ locale, title, footer, parts }: PdfDocument, madeAt: Date): Promise<Buffer> {
  const data = JSON.stringify({
    lang: locale,
    rtl: getDirection(locale) === 'rtl',
    author: AUTHOR,
    title,
    footer,
    parts,
  });
  return withTypesetter((typesetter) =>
    typesetter.pdf(
      { mainFileContent: TEMPLATE, inputs: { data } },
      { creationTimestamp: Math.floor(madeAt.getTime() / SECOND_MS) },
    ),
  );
}
