import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { formatDigits, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { CaseClock } from './case-clock';
import { CaseLink, CaseNotes, CaseOwner } from './case-facts';
import type { CaseAct, ListedCase } from './listed-case';

interface CaseRowProps {
  readonly of: ListedCase;
  /** The server's now; null until it has said it. */
  readonly nowMs: number | null;
  readonly onAct: (act: CaseAct) => void;
  /** Names the row for the keys of a selection, and the box that chooses it. */
  readonly rowKey: string;
  readonly box: ReactNode;
}

/** One case on a phone: its clock, what it is, whose it is, and who looks at it. */
export function CaseRow({ of, nowMs, onAct, rowKey, box }: CaseRowProps) {
  const places = useTranslations('desk.places');
  const locale = useLocale();
  const { queue, code, amountRial } = of;
  return (
    <li
      data-bulk-row={rowKey}
      className="relative flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-stone-200 py-3 pe-2 ps-1 first:border-t-0 has-[a:focus]:bg-enamel-50 has-[a:hover]:bg-stone-50"
    >
      {box}
      {/* In a narrow window the owner stands below the clock rather than over it. */}
      <div className="min-w-0 flex-1 narrow:min-w-24 tablet:w-52 tablet:flex-none">
        <CaseClock of={of} nowMs={nowMs} />
      </div>
      {/* On a phone below the clock and the owner, so that these stand in one line, however long it is. */}
      <div className="order-last min-w-0 basis-full ps-3 tablet:order-none tablet:min-w-32 tablet:grow tablet:basis-0 tablet:ps-0">
        <CaseLink of={of} className="font-semibold after:absolute after:inset-0" />
        <p className="flex flex-wrap gap-x-3 text-14 text-stone-500">
          <span>{places(queue)}</span>
          <bdi className="own-direction">{formatDigits(code, locale)}</bdi>
          {amountRial !== null && <span>{formatTomans(amountRial, locale)}</span>}
        </p>
        <CaseNotes of={of} />
      </div>
      <CaseOwner of={of} onAct={onAct} />
    </li>
  );
}
