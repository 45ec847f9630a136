import { ChevronLeft, type IconNode } from 'lucide';
import type { ReactNode } from 'react';

import { Icon } from './icon';

/** The classes of the link in a row: the whole row leads there. */
export const ROW_LINK = 'font-semibold leading-snug after:absolute after:inset-0';

/** Ways to other pages below one another, one row each. */
export function LinkRows({ children }: { children: ReactNode }) {
  return (
    <ul className="divide-y divide-stone-200 overflow-hidden rounded-card border border-stone-200 bg-card">
      {children}
    </ul>
  );
}

interface LinkRowProps {
  readonly icon: IconNode;
  /** With ROW_LINK. */
  readonly link: ReactNode;
  /** A line about the page that it leads to. */
  readonly text: string;
  /** A count or a state, before the arrow. */
  readonly children?: ReactNode;
}

export function LinkRow({ icon, link, text, children }: LinkRowProps) {
  return (
    <li className="relative flex min-h-16 items-center gap-3 px-4 py-2 transition-colors has-[a:hover]:bg-enamel-50">
      <span className="flex size-10 shrink-0 items-center justify-center rounded-field bg-enamel-50 text-enamel-700">
        <Icon icon={icon} />
      </span>
      <div className="min-w-0 grow">
        {link}
        <p className="text-14 leading-snug text-stone-500">{text}</p>
      </div>
      {children}
      <Icon icon={ChevronLeft} className="text-enamel-600 ltr:-scale-x-100" />
    </li>
  );
}
