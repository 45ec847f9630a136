import { MessageSquareWarning } from 'lucide';
import { useTranslations } from 'next-intl';

import { toButtonClassName } from '@/components/ui/button-look';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import type { CallAnswer } from '@/lib/contract';
import { toWorkName } from '@/lib/domain/order/work-name';
import { formatInstant } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { toWorkHref } from './work-card';

type Dispute = CallAnswer<'expert/getdashboard'>['lstDispute'][number];

/** Reported problems that wait for the professional's word: before everything else, because silence loses. */
export function AwaitedWords({
  // A day that an older version of the site kept on this device has none.
  disputes = [],
}: {
  disputes?: readonly Dispute[];
}) {
  if (disputes.length === 0) return null;
  return (
    <ul className="flex flex-col gap-4 pb-6">
      {disputes.map((dispute) => (
        <li key={dispute.taskid}>
          <AwaitedWord dispute={dispute} />
        </li>
      ))}
    </ul>
  );
}

function AwaitedWord({ dispute }: { dispute: Dispute }) {
  const t = useTranslations('provider');
  const locale = useLocale();
  const { reason, dueAtMs } = dispute;
  return (
    <Card className="flex flex-wrap items-center gap-4 border-pomegranate-600">
      <Icon icon={MessageSquareWarning} className="text-pomegranate-600" />
      <div className="min-w-0 grow">
        <h2 className="text-18 font-bold">{t('awaitedWord.title')}</h2>
        <p>
          {toWorkName(dispute)}
          {reason !== 'absence' && ` · ${t(`disputeReasons.${reason}`)}`}
        </p>
        <p className="text-14 text-stone-500">
          {dueAtMs === null ? t('awaitedWord.later') : t('awaitedWord.until', { time: formatInstant(dueAtMs, locale) })}
        </p>
      </div>
      <Link href={toWorkHref(dispute)} className={toButtonClassName({ variant: 'secondary' })}>
        {t('awaitedWord.answer')}
      </Link>
    </Card>
  );
}
