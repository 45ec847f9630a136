import { ChevronDown, type IconNode } from 'lucide';
import type { ReactNode } from 'react';

import { classNames } from './class-names';
import { Icon } from './icon';

interface FoldProps {
  readonly id?: string;
  readonly icon: IconNode;
  readonly title: ReactNode;
  /** Its summary in one line, beside the title. */
  readonly summary?: ReactNode;
  /** As it opens at first; the reader's presses count from then on. */
  readonly isOpen?: boolean;
  /** Heard in the browser alone: what the fold holds may be fetched then. */
  readonly onOpen?: () => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A card that is one line until somebody wants to know more. Works without a script, and is found in the page. */
export function Fold({ id, icon, title, summary, isOpen = false, onOpen, className, children }: FoldProps) {
  return (
    <details
      id={id}
      open={isOpen}
      onToggle={onOpen && (({ currentTarget }) => currentTarget.open && onOpen())}
      className={classNames('group/fold min-w-0 rounded-card border border-stone-200 bg-card', className)}
    >
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 rounded-card px-4 py-3 leading-snug desktop:px-6">
        <Icon icon={icon} className="text-enamel-600" />
        <span className="flex min-w-0 grow flex-wrap items-center gap-x-3">
          <span className="font-semibold">{title}</span>
          {summary && <span className="text-14 text-stone-500">{summary}</span>}
        </span>
        <Icon icon={ChevronDown} className="text-enamel-600 transition-transform group-open/fold:rotate-180" />
      </summary>
      <div className="px-4 pb-4 pt-1 desktop:px-6 desktop:pb-6">{children}</div>
    </details>
  );
}

/** So long a fold may be on its way after somebody asked for it. */
const ARRIVAL_MS = 10_000;

/** Opens a fold from elsewhere on the page, and leads the reader to it. One on its way opens as it arrives. */
export function openFold(id: string): void {
  if (leadTo(id)) return;
  const arrivals = new MutationObserver(() => {
    if (leadTo(id)) arrivals.disconnect();
  });
  arrivals.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => arrivals.disconnect(), ARRIVAL_MS);
}

function leadTo(id: string): boolean {
  const fold = document.getElementById(id);
  if (!(fold instanceof HTMLDetailsElement)) return false;
  fold.open = true;
  fold.scrollIntoView({ block: 'start' });
  fold.querySelector('summary')?.focus({ preventScroll: true });
  return true;
}
