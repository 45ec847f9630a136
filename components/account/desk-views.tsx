import { useTranslations } from 'next-intl';

import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { WrittenText } from '@/components/ui/written-text';
import { useCall } from '@/lib/client/use-call';
import type { CallAnswer } from '@/lib/contract';
import { formatClock, formatInstant } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { AccountLoadFailure } from './load-failure';

type DeskView = CallAnswer<'user/getviews'>['lstView'][number];

/** When somebody of our desk looked at the site as this person sees it, and why. */
export function DeskViews() {
  const t = useTranslations('account.personalData.views');
  const { data, error, mutate } = useCall('user/getviews', {});
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h3 id="desk-views" className="text-18 font-bold">
          {t('title')}
        </h3>
        <p className="max-w-prose text-14 text-stone-500">{t('text')}</p>
      </div>
      {!data && error && <AccountLoadFailure error={error} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton className="h-12 rounded-field" />}
      {data?.lstView.length === 0 && <p className="text-14">{t('none')}</p>}
      {data && data.lstView.length > 0 && (
        <ul aria-labelledby="desk-views" className="flex flex-col divide-y divide-stone-200">
          {data.lstView.map((view) => (
            <DeskViewRow key={view.viewid} view={view} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function DeskViewRow({ view: { beganAtMs, endedAtMs, reason } }: { view: DeskView }) {
  const t = useTranslations('account.personalData.views');
  const locale = useLocale();
  return (
    <li className="flex flex-col gap-1 py-3">
      <p className="flex flex-wrap gap-x-2 text-14">
        <span className="font-semibold">{formatInstant(beganAtMs, locale)}</span>
        <span className="text-stone-500">
          {endedAtMs === null ? t('going') : t('until', { time: formatClock(endedAtMs, locale) })}
        </span>
      </p>
      <p className="whitespace-pre-line text-14">
        <WrittenText text={reason} />
      </p>
    </li>
  );
}
