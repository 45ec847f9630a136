import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { DigitField } from '@/components/forms/fields/digit-field';
import { SendDialog } from '@/components/shared/send-dialog';
import type { CallError } from '@/lib/contract/call-error';
import { CARD_SLIP_DIGITS } from '@/lib/domain/constants/money';
import { formatNumber, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

interface MachineDialogProps {
  readonly amountRial: number;
  readonly isSending: boolean;
  readonly failure: CallError | null;
  /** Gets the number on the slip; undefined where it was left out. */
  readonly onConfirm: (reference: string | undefined) => void;
  readonly onClose: () => void;
}

/** Records a payment by card machine with the number on its slip, which may stay empty. Load it when it is used. */
export function MachineDialog({ amountRial, isSending, failure, onConfirm, onClose }: MachineDialogProps) {
  const t = useTranslations('provider.cash.machine');
  const locale = useLocale();
  const [digits, setDigits] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { least, most } = CARD_SLIP_DIGITS;
  const isWrong = digits !== '' && digits.length < least;
  const confirm = () => {
    setIsTried(true);
    if (!isWrong) onConfirm(digits || undefined);
  };
  return (
    <SendDialog
      title={t('title')}
      sendLabel={t('send')}
      keepLabel={t('keep')}
      isSending={isSending}
      failure={failure}
      onSend={confirm}
      onClose={onClose}
    >
      <p className="font-semibold">{t('text', { amount: formatTomans(amountRial, locale) })}</p>
      <DigitField
        label={t('number')}
        hint={t('hint')}
        error={
          isTried && isWrong && t('wrong', { least: formatNumber(least, locale), most: formatNumber(most, locale) })
        }
        length={most}
        digits={digits}
        onDigitsChange={setDigits}
      />
    </SendDialog>
  );
}
