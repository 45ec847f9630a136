import { useTranslations } from 'next-intl';

import { Card } from '@/components/ui/card';
import type { CallAnswer } from '@/lib/contract';
import { Notice } from '@/components/ui/notice';
import { RELIABILITY } from '@/lib/domain/constants/providers';
import { DAY_MS } from '@/lib/domain/constants/time-units';
import { formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { ReliabilityEvents } from '@/components/shared/reliability-events';

type Standing = Pick<CallAnswer<'expert/getdashboard'>, 'reliability' | 'lstReliability'>;

/** The next withdrawal can be too much. Below the limit it is a sanction, and said as one. */
const isUrgent = (reliability: number) =>
  reliability <= RELIABILITY.urgentFrom && reliability >= RELIABILITY.offersLeast;

/** How reliable one counts as, and what moved it. */
export function ReliabilityCard({ standing: { reliability, lstReliability } }: { standing: Standing }) {
  const t = useTranslations('provider.standing');
  const locale = useLocale();
  const most = formatNumber(RELIABILITY.most, locale);
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-18 font-bold">{t('reliability')}</h2>
      <p className="text-22 font-bold">{t('points', { points: formatNumber(reliability, locale), most })}</p>
      <p className="text-14 text-stone-500">
        {t('noEvents', { most })} {t('ages')}
      </p>
      {reliability <= RELIABILITY.warnedFrom && (
        <Notice tone={isUrgent(reliability) ? 'error' : 'warning'}>
          {t(isUrgent(reliability) ? 'urgent' : 'near', {
            least: formatNumber(RELIABILITY.offersLeast, locale),
            days: RELIABILITY.heldMs / DAY_MS,
          })}
        </Notice>
      )}
      {lstReliability.length > 0 && (
        <details>
          <summary className="min-h-touch cursor-pointer py-2 font-medium text-enamel-700">{t('why')}</summary>
          <ReliabilityEvents events={lstReliability} />
        </details>
      )}
    </Card>
  );
}
