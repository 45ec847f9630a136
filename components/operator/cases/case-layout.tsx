import type { ReactNode } from 'react';

interface CaseLayoutProps {
  /** Title, state and clock of the case. */
  readonly head: ReactNode;
  /** What stands in the wide column: money, then what happened. */
  readonly main: ReactNode;
  /** People, facts and moves; on a phone between the money and the time line. */
  readonly side: ReactNode;
}

/** The skeleton of every case of the desk (design/DESK.md). */
export function CaseLayout({ head, main, side }: CaseLayoutProps) {
  return (
    <div className="flex flex-col gap-4">
      {head}
      <div className="grid grid-cols-1 gap-4 desktop:grid-cols-[minmax(0,1fr)_24rem] desktop:items-start">
        <div className="flex min-w-0 flex-col gap-4">{main}</div>
        <div className="flex min-w-0 flex-col gap-4">{side}</div>
      </div>
    </div>
  );
}
