import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { callFromBrowser } from '@/lib/client/browser';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { RELIABILITY } from '@/lib/domain/constants/providers';
import { formatInstant } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { Conversation } from './use-conversation';

const WordsDialog = dynamic(
  toPatientLoader(() => import('@/components/shared/words-dialog').then((module) => module.WordsDialog)),
  { ssr: false },
);

type Measure = NonNullable<Conversation['measure']>;

interface WritingMeasureProps {
  readonly measure: Measure;
  /** The server's. */
  readonly nowMs: number;
  readonly onChange: () => void;
}

/** What support decided against the reader, why, and the way to appeal. */
export function WritingMeasure({ measure, nowMs, onChange }: WritingMeasureProps) {
  const t = useTranslations('conversation.measure');
  const locale = useLocale();
  const { measure: kind, reason, blockedUntilMs, appealDecision, appealReason, appealDueAtMs, appealedAtMs } = measure;
  const time = formatInstant(blockedUntilMs ?? nowMs, locale);
  const due = appealedAtMs === null && appealDueAtMs !== null && appealDueAtMs > nowMs ? appealDueAtMs : null;
  return (
    <Notice tone="warning">
      <div className="flex flex-col items-start gap-2">
        <p className="font-semibold">{t(kind, { time })}</p>
        <p>{t('reason', { reason })}</p>
        {appealDecision !== null && <p>{t(appealDecision, { reason: appealReason ?? '' })}</p>}
        {appealedAtMs !== null && appealDecision === null && <p>{t('appealed')}</p>}
        {due !== null && <Appeal reportId={measure.reportid} due={formatInstant(due, locale)} onAppealed={onChange} />}
      </div>
    </Notice>
  );
}

interface AppealProps {
  readonly reportId: number;
  /** Until when, as it is read. */
  readonly due: string;
  readonly onAppealed: () => void;
}

function Appeal({ reportId, due, onAppealed }: AppealProps) {
  const t = useTranslations('conversation.measure');
  const [isOpen, setIsOpen] = useState(false);
  const appeal = async (text: string) => {
    await callFromBrowser('ordermessage/appealmeasure', { reportid: reportId, text });
    setIsOpen(false);
    onAppealed();
  };
  return (
    <>
      <p className="text-14">{t('appealUntil', { time: due })}</p>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {t('appeal')}
      </Button>
      {isOpen && (
        <WordsDialog
          title={t('appeal')}
          text={t('appealText')}
          wordsLabel={t('words')}
          wordsWrong={t('wordsWrong')}
          longest={RELIABILITY.longestAppeal}
          sendLabel={t('send')}
          keepLabel={t('keep')}
          onSend={appeal}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
