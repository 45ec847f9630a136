import type { ReactNode } from 'react';

import type { DeskQueue } from '@/lib/contract/desk-enumerations';
import { QUEUES } from '@/lib/domain/desk/queues';
import { Link } from '@/lib/i18n/link';

interface CaseLinkProps {
  readonly queue: DeskQueue;
  readonly caseId: number;
  readonly children: ReactNode;
}

/** Leads from the card of a case to its page. J and K go from one to the next. */
export function CaseLink({ queue, caseId, children }: CaseLinkProps) {
  return (
    <Link
      href={QUEUES[queue].toPath(caseId)}
      data-row
      className="inline-flex min-h-touch items-center text-enamel-700 underline"
    >
      {children}
    </Link>
  );
}
