import { useTranslations } from 'next-intl';
import { useRef, useState, type FormEvent } from 'react';

import { useFirstProblem } from '@/components/forms/fields/use-first-problem';
import { Button } from '@/components/ui/button';
import { PasswordCodeInput } from '@/components/ui/code-input';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { useSnackbar } from '@/components/ui/snackbar';
import { findFirstPassword } from '@/lib/client/first-password';
import { changePassword } from '@/lib/client/session';
import { useSending } from '@/lib/client/use-sending';
import type { UserAccount } from '@/lib/client/user-account';
import type { CallError } from '@/lib/contract/call-error';
import { LOGIN_PASSWORD_LENGTH } from '@/lib/domain/constants/identity';
import { findPasswordProblem, type PasswordProblem } from '@/lib/domain/person/password';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { ReadyForm } from './ready-form';
import { useAuthError } from './use-auth-error';
import { useFirstFocus } from './use-first-focus';

interface ChoosePasswordDialogProps {
  account: UserAccount;
  onClose: () => void;
}

/** Replaces the code by a chosen password. Closed without one, it is offered again. */
export function ChoosePasswordDialog({ account, onClose }: ChoosePasswordDialogProps) {
  const t = useTranslations('auth');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('offer.choose')}
      closeLabel={t('close')}
      size="code"
      mobile="sheet"
    >
      <ChoiceForm account={account} />
    </Dialog>
  );
}

function ChoiceForm({ account }: { account: UserAccount }) {
  const t = useTranslations('auth');
  const locale = useLocale();
  const { place, fields, form, change, isTried, isSaving, failure, submit } = useChoice(account);
  const first = useRef<HTMLInputElement>(null);
  useFirstFocus(first);
  return (
    <ReadyForm ref={place} onSubmit={submit}>
      <p className="text-stone-500">{t('offer.hint')}</p>
      {fields.map((field, index) => (
        <PasswordCodeInput
          key={field}
          ref={index === 0 ? first : undefined}
          required
          autoComplete={field === 'old' ? 'current-password' : 'new-password'}
          label={t(`offer.${field}`)}
          showLabel={t('password.show')}
          hideLabel={t('password.hide')}
          toShownDigit={(digit) => formatDigits(digit, locale)}
          value={form[field]}
          onValueChange={(value) => change({ [field]: value })}
          error={isTried && form[field].length !== LOGIN_PASSWORD_LENGTH && t('password.required')}
        />
      ))}
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button type="submit" size="large" isFullWidth className="mt-auto" isLoading={isSaving}>
        {t('offer.save')}
      </Button>
    </ReadyForm>
  );
}

function useChoice(account: UserAccount) {
  const t = useTranslations('auth');
  const toText = useAuthError();
  const snackbar = useSnackbar();
  const { place, show } = useFirstProblem<HTMLFormElement>();
  const [known] = useState(() => findFirstPassword(account.userId));
  const [form, setForm] = useState({ old: known ?? '', new: '' });
  const [isTried, setIsTried] = useState(false);
  const [problem, setProblem] = useState<PasswordProblem | null>(null);
  const { isSending: isSaving, failure, send, forget } = useSending();
  const fields = known === null ? (['old', 'new'] as const) : (['new'] as const);

  const change = (changed: Partial<typeof form>) => {
    setForm({ ...form, ...changed });
    setProblem(null);
    forget();
  };

  async function save() {
    const sent = await send(() => changePassword(account, form));
    if (sent.ok) snackbar.show({ text: t('offer.saved'), tone: 'success' });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    setIsTried(true);
    show();
    if (fields.some((field) => form[field].length !== LOGIN_PASSWORD_LENGTH)) return;
    const found = findPasswordProblem(account.mobileNo, form);
    setProblem(found);
    if (!found) void save();
  }
  const toFailureText = (failed: CallError) =>
    failed.key === 'invalid-login' ? t('verification.wrong') : toText(failed);
  return {
    place,
    fields,
    form,
    change,
    isTried,
    isSaving,
    failure: problem ? t(`offer.${problem}`) : failure && toFailureText(failure),
    submit,
  };
}
