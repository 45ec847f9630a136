import { useTranslations } from 'next-intl';

import { AppealByWords } from '@/components/shared/appeal-by-words';
import { Notice } from '@/components/ui/notice';
import { LabelWithName } from '@/components/ui/written-text';
import { callFromBrowser } from '@/lib/client/browser';
import type { CallAnswer } from '@/lib/contract';
import { formatInstant } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

interface ReviewMeasureProps {
  readonly taskId: number;
  readonly answer: CallAnswer<'review/getreview'>;
  /** A reader who came by the signed link logs in to appeal. */
  readonly mayAppeal: boolean;
  readonly onChange: () => Promise<unknown>;
}

/** Support's decision about one's own review, its reason, and the appeal. Renders nothing without a decision. */
export function ReviewMeasureNotice({ taskId, answer, mayAppeal, onChange }: ReviewMeasureProps) {
  const t = useTranslations('reviews.measure');
  const shared = useTranslations('conversation.measure');
  const locale = useLocale();
  const { moderation, serverNowMs } = answer;
  if (!moderation) return null;
  const { measure, reason, appealDueAtMs, appealedAtMs, appealDecision, appealReason } = moderation;
  const isOpen = mayAppeal && appealedAtMs === null && appealDueAtMs > serverNowMs;
  const appeal = async (text: string) => {
    await callFromBrowser('review/appealreview', { taskid: taskId, text });
    await onChange();
  };
  return (
    <Notice tone="warning">
      <div className="flex flex-col items-start gap-2">
        <p className="font-semibold">{t(measure)}</p>
        <p>
          <LabelWithName label={shared('reason', { reason: '{name}' })} name={reason} />
        </p>
        {appealDecision !== null && (
          <p>
            <LabelWithName label={shared(appealDecision, { reason: '{name}' })} name={appealReason ?? ''} />
          </p>
        )}
        {appealedAtMs !== null && appealDecision === null && <p>{shared('appealed')}</p>}
        {isOpen && (
          <AppealByWords
            keptAs={`review-appeal-by-${taskId}`}
            due={formatInstant(appealDueAtMs, locale)}
            onAppeal={appeal}
          />
        )}
      </div>
    </Notice>
  );
}
