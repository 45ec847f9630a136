import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { PasswordCodeInput } from '@/components/ui/code-input';
import { Notice } from '@/components/ui/notice';
import { useSnackbar } from '@/components/ui/snackbar';
import { changePassword } from '@/lib/client/session';
import { useSending } from '@/lib/client/use-sending';
import type { UserAccount } from '@/lib/client/user-account';
import type { CallError } from '@/lib/contract/call-error';
import { LOGIN_PASSWORD_LENGTH } from '@/lib/domain/constants/identity';
import { findPasswordProblem, type PasswordProblem } from '@/lib/domain/person/password';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { FormCard } from './form-card';

type PasswordOwner = Pick<UserAccount, 'userId' | 'mobileNo'>;

const EMPTY = { old: '', new: '' };
const FIELDS = [
  { field: 'old', autoComplete: 'current-password' },
  { field: 'new', autoComplete: 'new-password' },
] as const;

/** The old password and the new one, hashed before they leave (BEHAVIOUR 8). */
export function PasswordForm({ account }: { account: PasswordOwner }) {
  const t = useTranslations('account.password');
  const locale = useLocale();
  const { form, setForm, isTried, isSaving, failure, submit } = usePasswordChange(account);
  return (
    <FormCard title={t('title')} hint={t('hint')} onSubmit={() => void submit()}>
      <div className="flex flex-wrap gap-x-10 gap-y-4">
        {FIELDS.map(({ field, autoComplete }) => (
          <PasswordCodeInput
            key={field}
            label={t(field)}
            showLabel={t('show')}
            hideLabel={t('hide')}
            autoComplete={autoComplete}
            toShownDigit={(digit) => formatDigits(digit, locale)}
            value={form[field]}
            onValueChange={(value) => setForm({ ...form, [field]: value })}
            error={isTried && form[field].length !== LOGIN_PASSWORD_LENGTH && t('four')}
          />
        ))}
      </div>
      {failure && <Notice tone="error">{failure}</Notice>}
      <div>
        <Button type="submit" variant="secondary" isLoading={isSaving}>
          {t('save')}
        </Button>
      </div>
    </FormCard>
  );
}

function usePasswordChange(account: PasswordOwner) {
  const t = useTranslations('account.password');
  const toErrorText = useErrorText();
  const snackbar = useSnackbar();
  const [form, setForm] = useState(EMPTY);
  const [isTried, setIsTried] = useState(false);
  const [problem, setProblem] = useState<PasswordProblem | null>(null);
  const { isSending: isSaving, failure, send, forget } = useSending();

  const change = async () => {
    const sent = await send(() => changePassword(account, form));
    setIsTried(false);
    if (sent.ok) {
      setForm(EMPTY);
      snackbar.show({ text: t('saved'), tone: 'success' });
    } else if (sent.failure.key === 'invalid-login') setForm({ ...form, old: '' });
  };
  const submit = async () => {
    if (isSaving) return;
    setIsTried(true);
    forget();
    setProblem(null);
    if (FIELDS.some(({ field }) => form[field].length !== LOGIN_PASSWORD_LENGTH)) return;
    const found = findPasswordProblem(account.mobileNo, form);
    setProblem(found);
    if (!found) await change();
  };
  const toFailureText = (failed: CallError) => (failed.key === 'invalid-login' ? t('wrong') : toErrorText(failed));
  return {
    form,
    setForm,
    isTried,
    isSaving,
    failure: problem ? t(problem) : failure && toFailureText(failure),
    submit,
  };
}
