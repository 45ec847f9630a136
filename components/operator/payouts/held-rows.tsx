import { useTranslations } from 'next-intl';

import { Notice } from '@/components/ui/notice';
import { WrittenText } from '@/components/ui/written-text';

import type { Run } from './payout-run';

interface HeldRowsProps {
  /** The consequence of the reasons. */
  readonly text: string;
  readonly rows: Run['lstHeld'];
}

/** Names the rows of a run that may not leave any more, each with its reason; nothing where there are none. */
export function HeldRows({ text, rows }: HeldRowsProps) {
  const t = useTranslations('payout-runs');
  if (rows.length === 0) return null;
  return (
    <Notice tone="warning">
      <p>{text}</p>
      <ul>
        {rows.map(({ payoutid, payee, hold }) => (
          <li key={payoutid}>
            <WrittenText text={payee} /> · {t(`holds.${hold}`)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
