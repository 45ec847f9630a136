import { useTranslations } from 'next-intl';

import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { useCall } from '@/lib/client/use-call';
import { mayMakeDeskCall } from '@/lib/domain/person/desk-access';
import { formatDigits, formatInstant } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { QUEUE_REFRESH_MS } from './queue-refresh';

/** Whether the books were right when they were last looked at, or what was wrong with them. */
export function LedgerProof() {
  const t = useTranslations('desk.proof');
  const locale = useLocale();
  const { data: desk } = useCall('operator/getdesk', {});
  const isShown = desk && mayMakeDeskCall(desk.lstRole, 'operator/getledgerproof');
  const { data } = useCall('operator/getledgerproof', isShown ? {} : null, { refreshInterval: QUEUE_REFRESH_MS });
  if (!data || data.provedAtMs === null) return null;
  const time = formatInstant(data.provedAtMs, locale);
  if (data.lstBroken.length === 0)
    return (
      <Card>
        <p className="font-semibold text-turquoise-600">{t('right')}</p>
        <p className="text-14 text-stone-500">{t('time', { time })}</p>
      </Card>
    );
  return (
    <Notice tone="error">
      <p className="font-semibold">{t('wrong')}</p>
      <p>{t('time', { time })}</p>
      <ul className="mt-2 flex flex-col gap-1">
        {data.lstBroken.map(({ invariant, subject, lstId }) => (
          <li key={invariant}>
            {t(`invariants.${invariant}`)} {t(`ids.${subject}`)}{' '}
            <bdi className="own-direction">{lstId.map((id) => formatDigits(id, locale)).join(' ')}</bdi>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
