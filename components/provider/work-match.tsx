import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { useKmText, useTravelText } from '@/components/shared/use-travel-text';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { useCall } from '@/lib/client/use-call';
import type { CallAnswer } from '@/lib/contract';
import { isUnsettled } from '@/lib/domain/order/order-states';
import { formatNumber, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { findLostState } from './bids/bid';
import type { WorkDetail } from './work-move';

type Match = CallAnswer<'expert/getmatch'>;

/** Why this work came to its reader, or did not: asked for when somebody opens it (BEHAVIOUR 18). */
export function WorkMatch({ work }: { work: WorkDetail }) {
  const t = useTranslations('provider.match');
  const toErrorText = useErrorText();
  const [isOpen, setIsOpen] = useState(false);
  const { data, error } = useCall('expert/getmatch', isOpen ? { taskid: work.taskid } : null);
  return (
    <Card>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className="min-h-touch cursor-pointer py-2 font-semibold text-enamel-700">
          {t(findLostState(work) === 'rejected' ? 'titleLost' : 'title')}
        </summary>
        <div className="flex flex-col gap-3 pt-2" aria-live="polite">
          {error && !data && <Notice tone="error">{toErrorText(error)}</Notice>}
          {!data && !error && <Skeleton className="h-24 rounded-field" />}
          {data && <Reasons match={data} isSealed={isUnsettled(work.state)} />}
        </div>
      </details>
    </Card>
  );
}

function Reasons({ match, isSealed }: { match: Match; isSealed: boolean }) {
  const t = useTranslations('provider.match');
  const toTravelText = useTravelText('own');
  const { way, travel, askedCount, lstCompared } = match;
  return (
    <>
      <ul className="flex list-disc flex-col gap-1 ps-5">
        <li>{t(`ways.${way}`)}</li>
        <li>{t('free')}</li>
        {travel && <li>{toTravelText(travel)}</li>}
        {way === 'bids' && askedCount > 0 && <li>{t('asked', { count: askedCount })}</li>}
      </ul>
      {lstCompared.length > 1 && <ComparedTable compared={lstCompared} isSealed={isSealed} />}
    </>
  );
}

/** The providers who were asked, with the compared values and without names. */
function ComparedTable({ compared, isSealed }: { compared: Match['lstCompared']; isSealed: boolean }) {
  const t = useTranslations('provider.match');
  const toKm = useKmText();
  const locale = useLocale();
  const none = t('none');
  return (
    <>
      <div className="-mx-2 overflow-x-auto">
        <table className="w-full text-14 [&_td]:px-2 [&_td]:py-2 [&_th]:px-2 [&_th]:py-2 [&_th]:text-start [&_th]:font-medium">
          <caption className="sr-only">{t('compared')}</caption>
          <thead className="text-stone-500">
            <tr>
              {(['rank', 'rating', 'price', 'km'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-stone-200">
            {compared.map(({ rank, isOwn, isChosen, workerRate, priceRial, travel }) => (
              <tr key={rank} className={isOwn ? 'bg-enamel-50 font-semibold' : undefined}>
                <td>
                  <span className="inline-flex flex-wrap items-center gap-2">
                    {formatNumber(rank, locale)}
                    {isOwn && <Badge tone="info">{t('you')}</Badge>}
                    {isChosen && <Badge tone="success">{t('chosen')}</Badge>}
                  </span>
                </td>
                <td>{workerRate === null ? none : formatNumber(workerRate, locale, { maximumFractionDigits: 1 })}</td>
                <td className="whitespace-nowrap">{priceRial === null ? none : formatTomans(priceRial, locale)}</td>
                <td>{travel === null ? none : toKm(travel.metres)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-14 text-stone-500">{t(isSealed ? 'sealed' : 'ranked')}</p>
    </>
  );
}
