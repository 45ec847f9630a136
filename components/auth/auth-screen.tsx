'use client';

import { useTranslations } from 'next-intl';

import { Card } from '@/components/ui/card';
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

/** Login and registration as pages: the same bodies as the dialogs; each leads to the other's page and keeps the query. */
export function AuthScreen({ form, referralCode = '' }: AuthScreenProps) {
  const t = useTranslations('auth');
  const locale = useLocale();
  const router = useRouter();
  const steps = useAuthSteps({
    start: form,
    // A whole new page: what was fetched ahead for a visitor is out of date.
    onDone: ({ roleId }) => window.location.assign(toLoginTarget({ url: new URL(window.location.href), roleId, locale })),
  });
  const open = (page: AuthForm) => router.push(`/${page}/${referralCode && `${encodeURIComponent(referralCode)}/`}${window.location.search}`);
  return (
    <div className="mx-auto w-full max-w-dialog-login px-4 py-8 desktop:py-12">
      <Card>
        <h1 className="pb-4 text-22 font-bold">{t(`title.${form}`)}</h1>
        {form === 'login' ? (
          <LoginForm place="site" onLoggedIn={steps.finishLogin} onRegister={() => open('register')} />
        ) : (
          <RegisterForm referralCode={referralCode} onRegistered={steps.beginVerification} onLogin={() => open('login')} />
        )}
      </Card>
      {steps.mobileToVerify !== null && (
        <VerificationDialog mobile={steps.mobileToVerify} place="site" onVerified={steps.finishVerification} onClose={steps.cancelVerification} />
      )}
    </div>
  );
}
