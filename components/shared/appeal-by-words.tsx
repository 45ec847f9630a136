import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { RELIABILITY } from '@/lib/domain/constants/providers';

const WordsDialog = dynamic(
  toPatientLoader(() => import('@/components/shared/words-dialog').then((module) => module.WordsDialog)),
  { ssr: false },
);

interface AppealByWordsProps {
  /** The name under which unsent words are kept. */
  readonly keptAs: string;
  /** Until when, as it is read. */
  readonly due: string;
  /** Rejects on failure. */
  readonly onAppeal: (text: string) => Promise<void>;
}

/** The way to appeal, once, against what support decided about words. */
export function AppealByWords({ keptAs, due, onAppeal }: AppealByWordsProps) {
  const t = useTranslations('conversation.measure');
  const [isOpen, setIsOpen] = useState(false);
  const appeal = async (text: string) => {
    await onAppeal(text);
    setIsOpen(false);
  };
  return (
    <>
      <p className="text-14">{t('appealUntil', { time: due })}</p>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {t('appeal')}
      </Button>
      {isOpen && (
        <WordsDialog
          keptAs={keptAs}
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
