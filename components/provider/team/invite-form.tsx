import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';

import { DigitField } from '@/components/forms/fields/digit-field';
import { FailureNotice } from '@/components/shared/failure-notice';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { useSnackbar } from '@/components/ui/snackbar';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import { MOBILE_LENGTH } from '@/lib/domain/constants/identity';
import { toDigitsOnly } from '@/lib/domain/text/digits';
import { toMobile } from '@/lib/domain/person/mobile';
import { useErrorText } from '@/lib/i18n/use-error-text';

/** A company asks a provider to join, by the mobile number. */
export function InviteForm({ onInvited }: { onInvited: () => void }) {
  const t = useTranslations('team');
  const auth = useTranslations('auth.mobile');
  const toErrorText = useErrorText();
  const snackbar = useSnackbar();
  const { isSending, failure, send, forget } = useSending();
  const [mobile, setMobile] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  async function invite(event: FormEvent) {
    event.preventDefault();
    if (toMobile(mobile) === null) return setIsWrong(true);
    const sent = await send(() => callFromBrowser('team/invitemember', { mobile }));
    if (!sent.ok) return;
    setMobile('');
    snackbar.show({ text: t('invite.sent'), tone: 'success' });
    onInvited();
  }
  return (
    <Card>
      <form noValidate onSubmit={(event) => void invite(event)} className="flex flex-col gap-3">
        <h2 className="text-18 font-bold">{t('invite.title')}</h2>
        <DigitField
          type="tel"
          name="member-mobile"
          autoComplete="off"
          label={auth('label')}
          placeholder={auth('placeholder')}
          hint={t('invite.hint')}
          error={isWrong ? auth('invalid') : undefined}
          digits={mobile}
          length={MOBILE_LENGTH}
          onDigitsChange={(digits) => {
            setMobile(digits);
            setIsWrong(false);
            forget();
          }}
          readDigits={(typed) => toMobile(typed) ?? toDigitsOnly(typed, MOBILE_LENGTH)}
        />
        <Button type="submit" isLoading={isSending}>
          {t('invite.send')}
        </Button>
        <FailureNotice problem={failure && toErrorText(failure)} error={failure} onRetry={null} />
      </form>
    </Card>
  );
}
