import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { formatDigits, formatInstant, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { CaseClock } from './case-clock';
import type { CaseColumn } from './case-columns';
import { CaseLink, CaseNotes, CaseOwner } from './case-facts';
import type { CaseAct, ListedCase } from './listed-case';

interface CaseCellProps {
  readonly column: CaseColumn;
  readonly of: ListedCase;
  /** The server's now; null until it has said it. */
  readonly nowMs: number | null;
  readonly onAct: (act: CaseAct) => void;
}

/** One fact of a case, as its column of the table shows it. */
export function CaseCell({ column, of, nowMs, onAct }: CaseCellProps): ReactNode {
  const places = useTranslations('desk.places');
  const locale = useLocale();
  switch (column) {
    case 'due':
      return <CaseClock of={of} nowMs={nowMs} />;
    case 'case':
      return (
        <>
          <CaseLink of={of} className="hyphens-auto font-semibold" />
          <p className="text-14 text-stone-500">
            <bdi className="own-direction">{formatDigits(of.code, locale)}</bdi>
          </p>
          <CaseNotes of={of} />
        </>
      );
    case 'queue':
      return <span className="text-14">{places(of.queue)}</span>;
    case 'amount':
      return of.amountRial === null ? null : <Amount rial={of.amountRial} />;
    case 'owner':
      return <CaseOwner of={of} onAct={onAct} />;
    case 'since':
      return <span className="text-14">{formatInstant(of.sinceMs, locale)}</span>;
  }
}

/** A narrow column has the unit in a line of its own, where a sentence would keep it beside its number. */
function Amount({ rial }: { readonly rial: number }) {
  const locale = useLocale();
  return <span className="text-14">{formatTomans(rial, locale).replaceAll('\u00a0', ' ')}</span>;
}
