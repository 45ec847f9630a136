'use client';

import { useEffect, useEffectEvent } from 'react';

import { Card } from '@/components/ui/card';
import { leaveFor, whenOnPage } from '@/lib/client/leave-page';
import { recallAccount } from '@/lib/client/recall-account';
import { hasSession } from '@/lib/client/session-state';
import { listenForOtherTabs, type UserAccount } from '@/lib/client/user-account';
import { useLocale, useRouter } from '@/lib/i18n/location';

import { LoginForm } from './login-form';
import { toLoginTarget } from './login-target';
import { RegisterForm } from './register-form';
import { useAuthSteps, type AuthForm } from './use-auth-steps';
import { VerificationDialog } from './verification-dialog';

interface AuthScreenProps {
  form: AuthForm;
  /** The `{id}` of /login/{id}/ and /register/{id}/. */
  referralCode?: string;
}

/**
 * Login and registration as pages: the same bodies as the dialogs; each leads to the other's page and keeps the query.
 */
export function AuthScreen({ form, referralCode = '' }: AuthScreenProps) {
  const locale = useLocale();
  const router = useRouter();
  // A whole new page: what was fetched ahead for a visitor is out of date.
  const goOn = ({ roleId }: UserAccount) =>
    leaveFor(toLoginTarget({ url: new URL(window.location.href), roleId, locale }));
  const steps = useAuthSteps({ start: form, onDone: goOn });
  useLoginElsewhere(goOn);
  // In place of this page, which would lead them here again on their way back.
  useOpenSession(({ roleId }) =>
    whenOnPage(() => window.location.replace(toLoginTarget({ url: new URL(window.location.href), roleId, locale }))),
  );
  const open = (page: AuthForm) =>
    router.push(`/${page}/${referralCode && `${encodeURIComponent(referralCode)}/`}${window.location.search}`);
  return (
    <div className="mx-auto w-full max-w-dialog-login px-4 py-8 desktop:py-12">
      <Card>
        <h1 className="pb-4 text-22 font-bold">{steps.title}</h1>
        {form === 'login' ? (
          <LoginForm
            place="site"
            onLoggedIn={steps.finishLogin}
            onForgotten={steps.setIsForgotten}
            onRegister={() => open('register')}
          />
        ) : (
          <RegisterForm
            referralCode={referralCode}
            onRegistered={steps.beginVerification}
            onLogin={() => open('login')}
          />
        )}
      </Card>
      {steps.awaitedCode !== null && (
        <VerificationDialog
          {...steps.awaitedCode}
          place="site"
          onSentAgain={steps.beginVerification}
          onVerified={steps.finishVerification}
          onClose={steps.cancelVerification}
        />
      )}
    </div>
  );
}

/**
 * A person who is logged in has nothing to do here. The server says so, for what the browser keeps may be older than
 * the session.
 */
function useOpenSession(onKnown: (account: UserAccount) => void): void {
  const follow = useEffectEvent(onKnown);
  useEffect(() => {
    if (hasSession()) void recallAccount().then((account) => account && follow(account));
  }, []);
}

/** A login in another tab counts here as well. */
function useLoginElsewhere(onLoggedIn: (account: UserAccount) => void): void {
  const follow = useEffectEvent(onLoggedIn);
  useEffect(() => listenForOtherTabs((before, after) => before === null && after !== null && follow(after)), []);
}
