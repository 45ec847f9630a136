import type { ReactNode } from 'react';

interface ContentsProps {
  /** The page's title. */
  readonly title: string;
  readonly parts: readonly string[];
}

/** The id of a page's part, by its place. */
export function toPartId(index: number): string {
  return `part-${index + 1}`;
}

/** A long text, and on a desktop its parts beside it, to go to one of them. A phone's screen is for the text. */
export function WithContents({ title, parts, children }: ContentsProps & { readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] desktop:grid-cols-[16rem_minmax(0,1fr)] desktop:gap-16">
      <Contents title={title} parts={parts} />
      <div className="flex max-w-prose flex-col gap-8">{children}</div>
    </div>
  );
}

function Contents({ title, parts }: ContentsProps) {
  return (
    <nav
      aria-label={title}
      className="hidden self-start border-s-2 border-enamel-100 desktop:sticky desktop:top-24 desktop:block"
    >
      <ol className="text-14">
        {parts.map((part, index) => (
          <li key={part}>
            <a
              href={`#${toPartId(index)}`}
              className="flex min-h-9 items-center rounded-e-field py-1 ps-4 leading-snug text-stone-500 hover:bg-enamel-50 hover:text-enamel-700"
            >
              {part}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
