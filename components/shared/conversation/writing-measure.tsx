import { useTranslations } from 'next-intl';

import { AppealByWords } from '@/components/shared/appeal-by-words';
import { Notice } from '@/components/ui/notice';
import { LabelWithName } from '@/components/ui/written-text';
import { callFromBrowser } from '@/lib/client/browser';
import { formatInstant } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { Conversation } from './use-conversation';

type Measure = NonNullable<Conversation['measure']>;

interface WritingMeasureProps {
  readonly measure: Measure;
  /** The server's. */
  readonly nowMs: number;
  readonly onChange: () => void;
}

/** Support's decision against the reader, its reason, and the appeal. */
export function WritingMeasure({ measure, nowMs, onChange }: WritingMeasureProps) {
  const t = useTranslations('conversation.measure');
  const locale = useLocale();
  const { measure: kind, reason, blockedUntilMs, appealDecision, appealReason, appealDueAtMs, appealedAtMs } = measure;
  const time = formatInstant(blockedUntilMs ?? nowMs, locale);
  const due = appealedAtMs === null && appealDueAtMs !== null && appealDueAtMs > nowMs ? appealDueAtMs : null;
  const appeal = async (text: string) => {
    await callFromBrowser('ordermessage/appealmeasure', { reportid: measure.reportid, text });
    onChange();
  };
  return (
    <Notice tone="warning">
      <div className="flex flex-col items-start gap-2">
        <p className="font-semibold">{t(kind, { time })}</p>
        <p>
          <LabelWithName label={t('reason', { reason: '{name}' })} name={reason} />
        </p>
        {appealDecision !== null && (
          <p>
            <LabelWithName label={t(appealDecision, { reason: '{name}' })} name={appealReason ?? ''} />
          </p>
        )}
        {appealedAtMs !== null && appealDecision === null && <p>{t('appealed')}</p>}
        {due !== null && (
          <AppealByWords
            keptAs={`measure-appeal-${measure.reportid}`}
            due={formatInstant(due, locale)}
            onAppeal={appeal}
          />
        )}
      </div>
    </Notice>
  );
}
