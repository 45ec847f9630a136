import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/field';
import { callFromBrowser } from '@/lib/client/browser';
import type { BankCaseMove } from '@/lib/contract/desk-enumerations';
import { BANK_MOVES } from '@/lib/domain/desk/bank-case-moves';
import { formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { DecisionDialog } from '../decision-dialog';
import type { BankCase } from './bank-case';

interface BankMoveDialogProps {
  readonly bankCase: BankCase;
  readonly move: BankCaseMove;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Says which sum goes where, and asks for the bank's reference and the reason. */
export function BankMoveDialog({ bankCase, move, onDone, onClose }: BankMoveDialogProps) {
  const t = useTranslations('bank-cases');
  const locale = useLocale();
  const [reference, setReference] = useState('');
  const { bankcaseid, amountRial, needsSecond } = bankCase;
  const { needsReference, movesMoney } = BANK_MOVES[move];
  const isNamed = !needsReference || reference.trim().length >= 3;
  const send = async (reason: string) => {
    const named = needsReference ? { reference: reference.trim() } : {};
    const asked = { bankcaseid, move, seenRial: amountRial, reason, ...named };
    const decided = await callFromBrowser('operator/decidebankcase', asked);
    onDone();
    return decided;
  };
  return (
    <DecisionDialog
      keptAs={`bank-${bankcaseid}-${move}`}
      title={t(`moves.${move}`)}
      text={t(`follows.${move}`, { amount: formatTomans(amountRial, locale) })}
      sendLabel={t(`moves.${move}`)}
      isAnswered={isNamed}
      onSend={send}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          {movesMoney && needsSecond && <Notice tone="warning">{t('second')}</Notice>}
          {needsReference && (
            <TextField
              label={t('reference')}
              value={reference}
              maxLength={60}
              required
              error={isTried && !isNamed ? t('referenceWrong') : undefined}
              onChange={(event) => setReference(event.target.value)}
            />
          )}
        </>
      )}
    </DecisionDialog>
  );
}
