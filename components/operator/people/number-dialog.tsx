import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { CheckChips } from '@/components/ui/check-chips';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import { NUMBER_PROOFS, type NumberProof, type NumberSide } from '@/lib/contract/desk-enumerations';
import { NUMBER_PROOFS_LEAST, VERIFICATION_CODE_LENGTH } from '@/lib/domain/constants/identity';
import { toMobile } from '@/lib/domain/person/mobile';
import { toDigitsOnly } from '@/lib/domain/text/digits';
import { formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { DecisionDialog } from '../decision-dialog';

interface NumberDialogProps {
  readonly userId: number;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Gives an account another mobile: the new one's code, two of three proofs, and what was asked and seen. */
export function NumberDialog({ userId, onChanged, onClose }: NumberDialogProps) {
  const t = useTranslations('desk.person.number');
  const answers = useAnswers();
  const { mobile, code, oldCode, proofs, isByOldCode } = answers;
  const save = async (reason: string) => {
    const old = isByOldCode ? { oldcode: oldCode } : {};
    const said = { userid: userId, mobile, code, lstProof: [...proofs], reason, ...old };
    await callFromBrowser('operator/changenumber', said);
    onChanged();
  };
  return (
    <DecisionDialog
      keptAs={`person-${userId}-number`}
      title={t('title')}
      text={t('text')}
      sendLabel={t('title')}
      isAnswered={answers.isAnswered}
      onSend={save}
      onClose={onClose}
    >
      {(isTried) => <NumberFields userId={userId} answers={answers} isTried={isTried} />}
    </DecisionDialog>
  );
}

type Answers = ReturnType<typeof useAnswers>;

const isWhole = (typed: string) => toDigitsOnly(typed).length === VERIFICATION_CODE_LENGTH;

function useAnswers() {
  const [mobile, setMobile] = useState('');
  const [code, setCode] = useState('');
  const [oldCode, setOldCode] = useState('');
  const [proofs, setProofs] = useState<readonly NumberProof[]>([]);
  const hasMobile = toMobile(mobile) !== null;
  const isByOldCode = proofs.includes('old-code');
  const hasProofs = proofs.length >= NUMBER_PROOFS_LEAST && (!isByOldCode || isWhole(oldCode));
  const isAnswered = hasMobile && isWhole(code) && hasProofs;
  const typed = { mobile, setMobile, code, setCode, oldCode, setOldCode, proofs, setProofs };
  return { ...typed, hasMobile, isByOldCode, isAnswered };
}

interface NumberFieldsProps {
  readonly userId: number;
  readonly answers: Answers;
  /** Somebody wanted to send it already. */
  readonly isTried: boolean;
}

function NumberFields({ userId, answers, isTried }: NumberFieldsProps) {
  const t = useTranslations('desk.person.number');
  const locale = useLocale();
  const { mobile, setMobile, code, setCode, oldCode, setOldCode, proofs, setProofs, hasMobile, isByOldCode } = answers;
  const sender = { userId, mobile, hasMobile };
  const least = { least: formatNumber(NUMBER_PROOFS_LEAST, locale) };
  const toError = (typed: string) => (isTried && !isWhole(typed) ? t('codeWrong') : undefined);
  return (
    <>
      <TextField
        label={t('mobile')}
        inputMode="tel"
        dir="ltr"
        value={mobile}
        onChange={({ target }) => setMobile(target.value)}
        error={isTried && !hasMobile ? t('mobileWrong') : undefined}
      />
      <CodeSender {...sender} side="new-number" />
      <CodeField label={t('code')} value={code} onValue={setCode} error={toError(code)} />
      <CheckChips
        legend={t('proofs')}
        choices={NUMBER_PROOFS.map((value) => ({ value, label: t(`proofNames.${value}`) }))}
        values={proofs}
        onValuesChange={setProofs}
        hint={t('proofsHint', least)}
        error={isTried && proofs.length < NUMBER_PROOFS_LEAST ? t('proofsWrong', least) : undefined}
      />
      {isByOldCode && (
        <>
          <CodeSender {...sender} side="old-number" />
          <CodeField label={t('oldCode')} value={oldCode} onValue={setOldCode} error={toError(oldCode)} />
        </>
      )}
    </>
  );
}

interface CodeFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly error: string | undefined;
}

function CodeField({ label, value, onValue, error }: CodeFieldProps) {
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      maxLength={VERIFICATION_CODE_LENGTH}
      value={value}
      onChange={({ target }) => onValue(target.value)}
      error={error}
    />
  );
}

interface CodeSenderProps {
  readonly userId: number;
  readonly mobile: string;
  readonly hasMobile: boolean;
  readonly side: NumberSide;
}

/** Sends a code to one of the two mobiles; its holder says it to the operator. */
function CodeSender({ userId, mobile, hasMobile, side }: CodeSenderProps) {
  const t = useTranslations('desk.person.number');
  const locale = useLocale();
  const toErrorText = useErrorText();
  const { isSending, failure, send } = useSending();
  const [seconds, setSeconds] = useState<number | null>(null);
  const ask = async () => {
    const sent = await send(() => callFromBrowser('operator/sendnumbercode', { userid: userId, side, mobile }));
    if (sent.ok) setSeconds(sent.answer.codeExpiresInSeconds);
  };
  return (
    <div className="flex flex-col gap-2">
      <Button variant="secondary" disabled={!hasMobile} isLoading={isSending} onClick={() => void ask()}>
        {t(`send.${side}`)}
      </Button>
      {seconds !== null && <p role="status">{t('sent', { seconds: formatNumber(seconds, locale) })}</p>}
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
    </div>
  );
}
