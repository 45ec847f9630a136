import { ChevronUp } from 'lucide';
import type { ReactNode } from 'react';

import { Icon } from '@/components/ui/icon';

/** The footer of somebody's own pages: one line until they open it (LOOK). */
export function FoldedFooter({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="group/footer">
      <summary className="mx-auto flex min-h-13 max-w-page cursor-pointer list-none items-center gap-3 px-4 text-14 font-semibold">
        <span className="grow">{label}</span>
        <Icon icon={ChevronUp} className="transition-transform group-open/footer:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
