import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useSnackbar } from '@/components/ui/snackbar';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import type { BankCaseMove } from '@/lib/contract/desk-enumerations';
import { formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { SecondAnswer } from '../second-answer';
import type { BankCase } from './bank-case';
import { BankMoveDialog } from './bank-move-dialog';

interface BankActsProps {
  readonly bankCase: BankCase;
  readonly onChange: () => void;
}

/** The moves of a case of bank money: asks the bank, decides, or answers a colleague's decision. */
export function BankActs({ bankCase, onChange }: BankActsProps) {
  const t = useTranslations('bank-cases');
  const [move, setMove] = useState<BankCaseMove | null>(null);
  const { bankcaseid, kind, mayAsk, moves, pending, ended } = bankCase;
  const close = () => {
    setMove(null);
    onChange();
  };
  return (
    <>
      {pending && <Pending bankCase={bankCase} pending={pending} onChange={onChange} />}
      {!pending && (
        <div className="flex flex-wrap gap-3">
          {mayAsk && <AskAgain bankcaseid={bankcaseid} onChange={onChange} />}
          {moves.map((each) => (
            <Button key={each} variant="secondary" onClick={() => setMove(each)}>
              {t(`moves.${each}`)}
            </Button>
          ))}
        </div>
      )}
      {kind === 'refund' && ended === null && moves.length === 0 && (
        <p className="text-14 text-stone-500">{t('askFirst')}</p>
      )}
      {move && <BankMoveDialog bankCase={bankCase} move={move} onDone={close} onClose={() => setMove(null)} />}
    </>
  );
}

function AskAgain({ bankcaseid, onChange }: { readonly bankcaseid: number; readonly onChange: () => void }) {
  const t = useTranslations('bank-cases');
  const toErrorText = useErrorText();
  const snackbar = useSnackbar();
  const { isSending, failure, send } = useSending();
  const ask = async () => {
    const sent = await send(() => callFromBrowser('operator/askbank', { bankcaseid }));
    if (!sent.ok) return;
    const { lastAnswer } = sent.answer;
    snackbar.show({
      text: lastAnswer ? t(`answers.${lastAnswer}`) : t('found'),
      tone: lastAnswer ? 'neutral' : 'success',
    });
    onChange();
  };
  return (
    <>
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
      <Button isLoading={isSending} onClick={() => void ask()}>
        {t('ask')}
      </Button>
    </>
  );
}

interface PendingProps {
  readonly bankCase: BankCase;
  readonly pending: NonNullable<BankCase['pending']>;
  readonly onChange: () => void;
}

function Pending({ bankCase: { bankcaseid, amountRial }, pending, onChange }: PendingProps) {
  const t = useTranslations('bank-cases');
  const locale = useLocale();
  const { move, reference, reason, isOwn } = pending;
  const asked = { move: t(`moves.${move}`), amount: formatTomans(amountRial, locale), reason };
  const answer = async (isconfirmed: boolean) => {
    await callFromBrowser('operator/confirmbankcase', { bankcaseid, isconfirmed });
    onChange();
  };
  return (
    <SecondAnswer
      question={reference === null ? t('pending', asked) : t('pendingWithReference', { ...asked, reference })}
      mayAnswer={!isOwn}
      answer={answer}
    />
  );
}
