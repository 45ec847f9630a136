import { splitAtNumbers } from '@/lib/domain/text/written-numbers';
import { findTextLanguage } from '@/lib/domain/text/text-language';

import { classNames } from './class-names';
import { splitAtNames } from './isolated-names';

interface WrittenTextProps {
  /** As its writer wrote it: in any language, with its own line ends. */
  readonly text: string;
  /** `p` begins where its own language begins; `bdi` begins where the page's other lines begin. */
  readonly as?: 'p' | 'bdi';
  readonly className?: string;
}

/**
 * A person's own text, shown to another: a name, an address, a note. It has its own direction and language, and a word
 * of any length stays in its box. The groups of a number stand in the order in which they were written.
 */
export function WrittenText({ text, as: Tag = 'bdi', className }: WrittenTextProps) {
  return (
    <Tag
      dir="auto"
      lang={findTextLanguage(text)}
      className={classNames('[overflow-wrap:anywhere]', text.includes('\n') && 'whitespace-pre-line', className)}
    >
      <NumbersInOrder text={text} />
    </Tag>
  );
}

/**
 * A label of ours with a person's name or words at `{name}`. A control shows such a label in an element, because an
 * attribute could not say their language.
 */
export function LabelWithName({ label, name }: { readonly label: string; readonly name: string }) {
  const [before, after] = label.split('{name}');
  return (
    <>
      {before}
      <WrittenText text={name} />
      {after}
    </>
  );
}

/**
 * A text of ours with somebody's words in it (components/shared/isolated-name.ts): they say their language, and numbers
 * have a direction of their own.
 */
export function QuotingText({ text }: { readonly text: string }) {
  return splitAtNames(text).map(({ part, language }, index) => (
    <span key={index} lang={language}>
      <NumbersInOrder text={part} />
    </span>
  ));
}

/** A text of ours that may quote a person: only its numbers have a direction of their own. */
export function NumbersInOrder({ text }: { readonly text: string }) {
  return splitAtNumbers(text).map((part, index) =>
    part.isNumber ? (
      <bdi key={index} dir="ltr">
        {part.text}
      </bdi>
    ) : (
      part.text
    ),
  );
}
