import { useTranslations } from 'next-intl';

import { ReliabilityEvents } from '@/components/shared/reliability-events';
import { Card } from '@/components/ui/card';
import type { CallAnswer } from '@/lib/contract';
import { RELIABILITY } from '@/lib/domain/constants/providers';
import { formatNumber } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { NearLimit } from './standing/near-limit';

type Standing = Pick<CallAnswer<'expert/getdashboard'>, 'reliability' | 'lstReliability'>;

/** How reliable one counts as, what moved it, and the way to all of it. */
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
      <NearLimit reliability={reliability} />
      {lstReliability.length > 0 && (
        <details>
          <summary className="min-h-touch cursor-pointer py-2 font-medium text-enamel-700">{t('why')}</summary>
          <ReliabilityEvents events={lstReliability} />
        </details>
      )}
      <Link
        href="/pelakman/standing/"
        className="inline-flex min-h-touch items-center self-start font-medium text-enamel-700 underline"
      >
        {t('all')}
      </Link>
    </Card>
  );
}
