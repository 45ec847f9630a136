import { Banknote, CreditCard } from 'lucide';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { useKmText } from '@/components/shared/use-travel-text';
import { Icon } from '@/components/ui/icon';
import type { CallAnswer } from '@/lib/contract';
import { formatNumber, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

type Work = CallAnswer<'clean/gettaskdetail'>['taskDetail'];

/** How far, how long the way, and cash or card: what decides at a glance. Nothing where none of it is known. */
export function WorkCells({ work: { travel, pay } }: { work: Work }) {
  const t = useTranslations('alerts.facts');
  const locale = useLocale();
  const toKm = useKmText();
  if (!travel && !pay) return null;
  const isCash = pay !== null && pay.cashDueRial > 0;
  return (
    <dl className="flex divide-s divide-stone-200 rounded-card border border-stone-200 bg-stone-50 py-3 narrow:flex-col narrow:gap-3 narrow:divide-s-0">
      {travel && (
        <>
          <Cell value={toKm(travel.metres)} label={t('kmLabel', { isEstimate: travel.isEstimate ? 'yes' : 'no' })} />
          <Cell value={formatNumber(travel.minutes, locale)} label={t(`minutesFrom.${travel.from}`)} />
        </>
      )}
      {pay && (
        <Cell
          value={
            <>
              <Icon icon={isCash ? Banknote : CreditCard} size={24} />
              {t(isCash ? 'cashShort' : 'onlineShort')}
            </>
          }
          label={isCash ? t('cashLabel', { amount: formatTomans(pay.cashDueRial, locale) }) : t('onlineLabel')}
        />
      )}
    </dl>
  );
}

/** Read out as what it is and how much; seen the other way round. */
function Cell({ value, label }: { readonly value: ReactNode; readonly label: string }) {
  return (
    <div className="flex min-w-0 grow basis-0 flex-col-reverse justify-end px-2 text-center">
      <dt className="text-12 leading-snug text-stone-500">{label}</dt>
      <dd className="flex items-center justify-center gap-1 text-22 font-bold leading-snug tabular-nums small-phone:text-18">
        {value}
      </dd>
    </div>
  );
}
