import { useTranslations } from 'next-intl';

import { AppealByWords } from '@/components/shared/appeal-by-words';
import { Notice } from '@/components/ui/notice';
import { callFromBrowser } from '@/lib/client/browser';
import type { CallAnswer } from '@/lib/contract';
import { formatInstant } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

type OwnMeasure = NonNullable<CallAnswer<'review/getreview'>['moderation']>;

interface ReviewMeasureProps {
  readonly taskId: number;
  readonly measure: OwnMeasure;
  /** The server's. */
  readonly nowMs: number;
  /** Whoever came by the signed link logs in to appeal. */
  readonly mayAppeal: boolean;
  readonly onChange: () => void;
}

/** What support decided about one's own review, why, and the way to appeal. */
export function ReviewMeasureNotice({ taskId, measure, nowMs, mayAppeal, onChange }: ReviewMeasureProps) {
  const t = useTranslations('reviews.measure');
  const shared = useTranslations('conversation.measure');
  const locale = useLocale();
  const { measure: kind, reason, appealDueAtMs, appealedAtMs, appealDecision, appealReason } = measure;
  const isOpen = mayAppeal && appealedAtMs === null && appealDueAtMs > nowMs;
  const appeal = async (text: string) => {
    await callFromBrowser('review/appealreview', { taskid: taskId, text });
    onChange();
  };
  return (
    <Notice tone="warning">
      <div className="flex flex-col items-start gap-2">
        <p className="font-semibold">{t(kind)}</p>
        <p>{shared('reason', { reason })}</p>
        {appealDecision !== null && <p>{shared(appealDecision, { reason: appealReason ?? '' })}</p>}
        {appealedAtMs !== null && appealDecision === null && <p>{shared('appealed')}</p>}
        {isOpen && <AppealByWords due={formatInstant(appealDueAtMs, locale)} onAppeal={appeal} />}
      </div>
    </Notice>
  );
}
