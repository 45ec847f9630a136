import { CircleCheck, Gavel, HandCoins, MessageSquarePlus } from 'lucide';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { callFromBrowser } from '@/lib/client/browser';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { DISPUTE_LIMITS } from '@/lib/domain/constants/orders';

import type { OnDispute, OwnSide } from './dispute-shape';

const WordsDialog = dynamic(
  toPatientLoader(() => import('@/components/shared/words-dialog').then((module) => module.WordsDialog)),
  { ssr: false },
);
const DisputeWords = dynamic(
  toPatientLoader(() => import('./dispute-words').then((module) => module.DisputeWords)),
  { ssr: false },
);
const OfferDialog = dynamic(
  toPatientLoader(() => import('./offer-dialog').then((module) => module.OfferDialog)),
  { ssr: false },
);
const WithdrawDialog = dynamic(
  toPatientLoader(() => import('./withdraw-dialog').then((module) => module.WithdrawDialog)),
  { ssr: false },
);

type Act = 'say' | 'offer' | 'withdraw' | 'appeal';

/** The reader's acts beside answering an offer, each in a dialog of its own. */
export function DisputeActs({ dispute, side, onChange }: OnDispute & { readonly side: OwnSide }) {
  const t = useTranslations('dispute');
  const [act, setAct] = useState<Act | null>(null);
  const { taskid, moves } = dispute;
  const close = () => setAct(null);
  const done = () => {
    close();
    onChange();
  };
  const appeal = async (text: string) => {
    await callFromBrowser('dispute/appealdecision', { taskid, text });
    done();
  };
  const buttons = [
    { name: 'offer', label: t('makeOffer'), icon: HandCoins },
    { name: 'say', label: t('say'), icon: MessageSquarePlus },
    { name: 'withdraw', label: t('withdraw'), icon: CircleCheck },
    { name: 'appeal', label: t('appeal'), icon: Gavel },
  ] as const;
  const dialog = { dispute, onDone: done, onClose: close };
  return (
    <>
      <div className="flex flex-wrap gap-3 empty:hidden">
        {buttons
          .filter(({ name }) => moves.includes(name))
          .map(({ name, label, icon }) => (
            <Button key={name} variant={name === 'offer' ? 'primary' : 'secondary'} onClick={() => setAct(name)}>
              <Icon icon={icon} />
              {label}
            </Button>
          ))}
      </div>
      {act === 'say' && <DisputeWords {...dialog} />}
      {act === 'offer' && side === 'provider' && <OfferDialog {...dialog} />}
      {act === 'withdraw' && <WithdrawDialog taskId={taskid} onDone={done} onClose={close} />}
      {act === 'appeal' && (
        <WordsDialog
          keptAs={`dispute-appeal-${taskid}`}
          title={t('appeal')}
          text={t('appealText')}
          wordsLabel={t('words')}
          wordsWrong={t('wordsWrong')}
          longest={DISPUTE_LIMITS.longestText}
          sendLabel={t('send')}
          keepLabel={t('keep')}
          onSend={appeal}
          onClose={close}
        />
      )}
    </>
  );
}
