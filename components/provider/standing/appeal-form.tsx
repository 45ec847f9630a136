import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import type { UploadedFile } from '@/components/forms/fields/use-upload';
import { Button } from '@/components/ui/button';
import { callFromBrowser } from '@/lib/client/browser';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { RELIABILITY } from '@/lib/domain/constants/providers';

import { AppealPaper } from './appeal-paper';

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

/** The way to appeal, in the provider's own words, with a photo of a paper where there is one. */
export function AppealForm({ sanctionId, due, onAppealed }: AppealFormProps) {
  const t = useTranslations('provider');
  const [isOpen, setIsOpen] = useState(false);
  const [paper, setPaper] = useState<UploadedFile | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function appeal(text: string) {
    await callFromBrowser('provider/appealsanction', {
      sanctionid: sanctionId,
      text,
      fileid: paper?.fileid,
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
          {() => <AppealPaper paper={paper} onChange={setPaper} onBusyChange={setIsBusy} />}
        </WordsDialog>
      )}
    </div>
  );
}
