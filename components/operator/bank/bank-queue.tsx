'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { useSnackbar } from '@/components/ui/snackbar';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import type { BankCaseMove } from '@/lib/contract/desk-enumerations';
import { formatDigits, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { Queue } from '../queue';
import { QueuedClock } from '../queues/queue-clocks';
import { SecondAnswer } from '../second-answer';
import { useQueue } from '../use-queue';
import type { BankCase } from './bank-case';
import { BankFacts } from './bank-facts';
import { BankMoveDialog } from './bank-move-dialog';

/** Bank money without a known place (decision 0141). */
export function BankQueue() {
  const { data, readAgain, queue } = useQueue('operator/getallbankcase', {});
  return (
    <div className="flex max-w-dialog-wide flex-col gap-4">
      <Queue name="bank" rows={data?.lstCase} {...queue}>
        {(bankCase) => <BankCard key={bankCase.bankcaseid} bankCase={bankCase} onChange={readAgain} />}
      </Queue>
    </div>
  );
}

function BankCard({ bankCase, onChange }: { readonly bankCase: BankCase; readonly onChange: () => void }) {
  const t = useTranslations('bank-cases');
  const locale = useLocale();
  const [move, setMove] = useState<BankCaseMove | null>(null);
  const { bankcaseid, kind, amountRial, mayAsk, moves, pending } = bankCase;
  const close = () => {
    setMove(null);
    onChange();
  };
  return (
    <li id={`case-${bankcaseid}`}>
      <Card className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-18 font-bold">
            {formatTomans(amountRial, locale)} ·{' '}
            <bdi className="own-direction">{formatDigits(`B-${bankcaseid}`, locale)}</bdi>
          </h2>
          <span className="flex flex-wrap items-center gap-2">
            <QueuedClock caseId={bankcaseid} />
            <Badge tone="warning">{t(`kinds.${kind}`)}</Badge>
          </span>
        </div>
        <p>{t(`meaning.${kind}`)}</p>
        <BankFacts bankCase={bankCase} />
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
        {kind === 'refund' && moves.length === 0 && <p className="text-14 text-stone-500">{t('askFirst')}</p>}
      </Card>
      {move && <BankMoveDialog bankCase={bankCase} move={move} onDone={close} onClose={() => setMove(null)} />}
    </li>
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
