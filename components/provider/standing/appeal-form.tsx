import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import type { SentPhoto } from '@/components/shared/dispute/own-photo';
import { Button } from '@/components/ui/button';
import { callFromBrowser } from '@/lib/client/browser';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { RELIABILITY } from '@/lib/domain/constants/providers';

import { StandingPapers } from './standing-papers';

const WordsDialog = dynamic(
  toPatientLoader(() => import('@/components/shared/words-dialog').then((module) => module.WordsDialog)),
  { ssr: false },
);

interface AppealFormProps {
  readonly sanctionId: number;
  /** Until when, as it is read. */
  readonly due: string;
  readonly onAppealed: () => void;
}

/** The way to appeal, in the provider's own words, with photos of papers where there are some. */
export function AppealForm({ sanctionId, due, onAppealed }: AppealFormProps) {
  const t = useTranslations('provider');
  const [isOpen, setIsOpen] = useState(false);
  const [papers, setPapers] = useState<readonly SentPhoto<number>[]>([]);
  const [isBusy, setIsBusy] = useState(false);

  async function appeal(text: string) {
    await callFromBrowser('provider/appealsanction', {
      sanctionid: sanctionId,
      text,
      fileids: papers.map(({ name }) => name),
    });
    setIsOpen(false);
    onAppealed();
  }

  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-14 text-stone-500">{t('sanctions.appealText', { time: due })}</p>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {t('sanctions.appeal')}
      </Button>
      {isOpen && (
        <WordsDialog
          keptAs={`sanction-appeal-${sanctionId}`}
          title={t('sanctions.appeal')}
          text={t('sanctions.appealText', { time: due })}
          wordsLabel={t('sanctions.words')}
          wordsWrong={t('sanctions.wordsWrong')}
          longest={RELIABILITY.longestAppeal}
          sendLabel={t('sanctions.send')}
          keepLabel={t('notYet')}
          onSend={appeal}
          isAnswered={!isBusy}
          onClose={() => setIsOpen(false)}
        >
          {() => (
            <StandingPapers
              papers={papers}
              most={RELIABILITY.appealPapers}
              onChange={setPapers}
              onBusyChange={setIsBusy}
            />
          )}
        </WordsDialog>
      )}
    </div>
  );
}
