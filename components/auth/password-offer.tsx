import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { createPortal } from 'react-dom';

import { Button } from '@/components/ui/button';
import { BELOW_SNACKBAR_ID } from '@/components/ui/snackbar';
import { endPasswordOffer } from '@/lib/client/first-password';
import type { UserAccount } from '@/lib/client/user-account';
import { ORDER_STEP_PARAMETER } from '@/lib/domain/site/query-parameters';
import { usePathname } from '@/lib/i18n/location';

import { AuthWords } from './auth-words';
import { ChoosePasswordDialog } from './choose-password-dialog';
import { PROVIDER_REGISTER_PATH } from './login-target';
import './password-offer.css';

/** Pages that are about something else: an application that was begun, and a payment that ended. */
const BUSY_PATHS: readonly string[] = [PROVIDER_REGISTER_PATH, '/success-online/', '/fail-online/'];

/**
 * The new account's password, and an offer to choose another. It comes once the page is not busy.
 */
export function PasswordOffer({ account }: { account: UserAccount }) {
  const isBusy = useIsBusy();
  const [isOpen, setIsOpen] = useState(false);
  if (isBusy) return null;
  const place = document.getElementById(BELOW_SNACKBAR_ID);
  return (
    <AuthWords>
      {isOpen && <ChoosePasswordDialog account={account} onClose={() => setIsOpen(false)} />}
      {!isOpen &&
        place &&
        createPortal(
          <OfferCard onChoose={() => setIsOpen(true)} onKeep={() => endPasswordOffer(account.userId)} />,
          place,
        )}
    </AuthWords>
  );
}

/**
 * The order's steps to the last one, where a card would cover what was placed, and the provider's application. The act
 * that was begun before the registration goes on first.
 */
function useIsBusy(): boolean {
  const step = useSearchParams()?.get(ORDER_STEP_PARAMETER) ?? null;
  const path = usePathname();
  return step !== null || BUSY_PATHS.includes(path);
}

function OfferCard({ onChoose, onKeep }: { onChoose: () => void; onKeep: () => void }) {
  const t = useTranslations('auth.offer');
  return (
    <section
      aria-label={t('title')}
      className="pointer-events-auto animate-rise-in rounded-card border border-stone-200 bg-card p-4 shadow-float"
    >
      <p className="font-bold">{t('title')}</p>
      <p className="pt-1 text-14 text-stone-500">{t('text')}</p>
      <div className="flex flex-wrap gap-2 pt-3">
        <Button onClick={onChoose}>{t('choose')}</Button>
        <Button variant="quiet" onClick={onKeep}>
          {t('keep')}
        </Button>
      </div>
    </section>
  );
}
