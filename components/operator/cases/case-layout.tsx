import type { ReactNode } from 'react';

interface CaseLayoutProps {
  /** Title, state and clock of the case. */
  readonly head: ReactNode;
  /** The facts that a decision rests on first, such as the money; they stand above `main`. */
  readonly facts?: ReactNode;
  /** The rest of the wide column, such as what happened. */
  readonly main: ReactNode;
  /** People, facts and moves. On a phone it stands before `main`, so that no move is under a long time line. */
  readonly side: ReactNode;
  /** On a phone: `main` is what has to be read before one decides, and stands before `side`. */
  readonly isReadFirst?: boolean;
}

/** The skeleton of every case of the desk (design/DESK.md). */
export function CaseLayout({ head, facts, main, side, isReadFirst = false }: CaseLayoutProps) {
  const read = <div className="flex min-w-0 flex-col gap-4 desktop:col-start-1">{main}</div>;
  return (
    <div className="flex flex-col gap-4">
      {head}
      <div className="grid grid-cols-1 gap-4 desktop:grid-cols-[minmax(0,1fr)_24rem] desktop:grid-rows-[auto_1fr] desktop:items-start">
        {facts && <div className="flex min-w-0 flex-col gap-4 empty:hidden desktop:col-start-1">{facts}</div>}
        {isReadFirst && read}
        <div className="flex min-w-0 flex-col gap-4 desktop:col-start-2 desktop:row-span-2 desktop:row-start-1">
          {side}
        </div>
        {!isReadFirst && read}
      </div>
    </div>
  );
}
