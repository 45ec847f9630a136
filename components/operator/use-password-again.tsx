import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';

import { PasswordCodeInput } from '@/components/ui/code-input';
import { callFromBrowser } from '@/lib/client/browser';
import { CallError } from '@/lib/contract/call-error';
import { LOGIN_PASSWORD_LENGTH } from '@/lib/domain/constants/identity';
import { toPasswordDigest } from '@/lib/domain/person/password';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

interface PasswordAgain {
  /** Stands among the dialog's fields; null until the server has asked for the password. */
  readonly field: ReactNode;
  /** Does the work; sends the password before it where the server has asked for it. Rejects where either failed. */
  readonly withPassword: <Answer>(work: () => Promise<Answer>) => Promise<Answer>;
}

/** For calls that ask for the password again (decision 0118): the first refusal shows the field. */
export function usePasswordAgain(): PasswordAgain {
  const t = useTranslations('desk.password');
  const locale = useLocale();
  const [asked, setAsked] = useState<CallError | null>(null);
  const [password, setPassword] = useState('');
  const [isShort, setIsShort] = useState(false);

  async function confirm(refusal: CallError): Promise<void> {
    const isWhole = password.length === LOGIN_PASSWORD_LENGTH;
    setIsShort(!isWhole);
    if (!isWhole) throw refusal;
    setPassword('');
    const { mobileNo } = await callFromBrowser('operator/getdesk', {});
    await callFromBrowser('operator/confirmpassword', { password: toPasswordDigest(mobileNo, password) });
    setAsked(null);
  }
  async function withPassword<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    if (asked) await confirm(asked);
    try {
      return await work();
    } catch (error) {
      if (error instanceof CallError && error.key === 'password-needed') setAsked(error);
      throw error;
    }
  }
  const field = asked && (
    <PasswordCodeInput
      label={t('label')}
      showLabel={t('show')}
      hideLabel={t('hide')}
      toShownDigit={(digit) => formatDigits(digit, locale)}
      value={password}
      onValueChange={setPassword}
      error={isShort ? t('four') : undefined}
    />
  );
  return { field, withPassword };
}
