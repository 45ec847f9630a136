import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { Dialog } from '@/components/ui/dialog';
import type { LoginPlace } from '@/lib/client/session';
import type { UserAccount } from '@/lib/client/user-account';
import { useRouter } from '@/lib/i18n/location';

import { AuthWords } from './auth-words';
import { LoginForm } from './login-form';
import { isProviderRegisterFlow, PROVIDER_REGISTER_PATH } from './login-target';
import { RegisterForm } from './register-form';
import { useAuthSteps, type AuthForm } from './use-auth-steps';
import { VerificationDialog } from './verification-dialog';

interface AuthDialogsProps {
  start: AuthForm;
  place: LoginPlace;
  referralCode?: string;
  /** Above the form: the matter that the dialog interrupts. */
  about?: ReactNode;
  onClose: () => void;
  onDone: (account: UserAccount) => void;
}

/**
 * Login or registration in a dialog, one of them at a time, and the code over it. Success closes without navigating
 * (WIRE, T-07).
 */
export function AuthDialogs(props: AuthDialogsProps) {
  return (
    <AuthWords>
      <OpenDialogs {...props} />
    </AuthWords>
  );
}

function OpenDialogs({ start, place, referralCode = '', about, onClose, onDone }: AuthDialogsProps) {
  const t = useTranslations('auth');
  const router = useRouter();
  const steps = useAuthSteps({
    start,
    onDone: (account) => {
      onDone(account);
      if (isProviderRegisterFlow(new URLSearchParams(window.location.search))) router.push(PROVIDER_REGISTER_PATH);
      // Answers fetched ahead for a visitor, guarded pages above all, are out of date.
      else router.refresh();
    },
  });
  const close = (open: boolean) => !open && onClose();
  return (
    <>
      <Dialog
        key={steps.form}
        open
        onOpenChange={close}
        title={steps.title}
        closeLabel={t('close')}
        size={steps.form}
        mobile={steps.form === 'login' ? 'sheet' : 'full'}
      >
        {about && <div className="pb-3">{about}</div>}
        {steps.form === 'login' ? (
          <LoginForm
            focusesFirst
            place={place}
            onLoggedIn={steps.finishLogin}
            onForgotten={steps.setIsForgotten}
            onRegister={steps.showRegister}
          />
        ) : (
          <RegisterForm
            focusesFirst
            referralCode={referralCode}
            intro={place === 'order' ? t('order.intro') : undefined}
            onRegistered={steps.beginVerification}
            onLogin={steps.showLogin}
          />
        )}
      </Dialog>
      {steps.awaitedCode !== null && (
        <VerificationDialog
          {...steps.awaitedCode}
          place={place}
          onSentAgain={steps.beginVerification}
          onVerified={steps.finishVerification}
          onClose={steps.cancelVerification}
        />
      )}
    </>
  );
}
