import { useTranslations } from 'next-intl';

import { Notice } from '@/components/ui/notice';
import { formatInstant, formatRemainingTime } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { WorkDetail } from '../work-move';

/** Until when the provider may say whether she comes. */
export function AnswerDue({ work: { state, answerDueAtMs, serverNowMs } }: { work: WorkDetail }) {
  const t = useTranslations('provider');
  const locale = useLocale();
  if (state !== 'AWAITING_PROVIDER' || answerDueAtMs === null) return null;
  return (
    <Notice tone="warning">
      {t('answerBefore', {
        due: formatInstant(answerDueAtMs, locale),
        time: formatRemainingTime(answerDueAtMs - serverNowMs, locale),
      })}
    </Notice>
  );
}
