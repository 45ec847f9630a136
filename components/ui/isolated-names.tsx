import { findTextLanguage } from '@/lib/domain/text/text-language';

/** A name between the signs that keep its own direction (components/shared/isolated-name.ts). */
const ISOLATED = /(\u2068[^\u2068\u2069]*\u2069)/;

/** The parts of a text of ours: each name in Persian or Arabic letters with its language, the others without one. */
export const splitAtNames = (text: string) =>
  text.split(ISOLATED).map((part, index) => ({
    part,
    language: index % 2 === 1 ? findTextLanguage(part) : undefined,
  }));

/** A sentence of ours with somebody's name in it: a name in Persian or Arabic letters says its language. */
export function IsolatedNames({ text }: { readonly text: string }) {
  const parts = splitAtNames(text);
  if (parts.every(({ language }) => language === undefined)) return text;
  // One element: in a row of parts, as in a button, a sentence of several would stand in columns.
  return (
    <span>
      {parts.map(({ part, language }, index) => (
        <span key={index} lang={language}>
          {part}
        </span>
      ))}
    </span>
  );
}
