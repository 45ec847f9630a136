'use client';

import { Skeleton } from '@/components/ui/skeleton';

import { InviteCard } from './invite-card';
import { AccountLoadFailure } from './load-failure';
import { OrganisationForm } from './organisation-form';
import { PasswordForm } from './password-form';
import { PersonalForm } from './personal-form';
import { PictureForm } from './picture-form';
import { useAccount } from './use-account';

/** Everything about the person themselves, each part saved by itself (rows R-11, E-01, E-24). */
export function InfoScreen() {
  const { account, error, retry, keep } = useAccount();
  if (error && !account) return <AccountLoadFailure error={error} onRetry={retry} />;
  if (!account) {
    return (
      <div className="flex flex-col gap-4" aria-busy>
        <Skeleton className="h-44 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
        <Skeleton className="h-44 rounded-card" />
      </div>
    );
  }
  return (
    <div className="flex max-w-dialog-wide flex-col gap-4">
      <PictureForm account={account} onSaved={keep} />
      <PersonalForm account={account} onSaved={keep} />
      <OrganisationForm account={account} onSaved={keep} />
      <PasswordForm account={account} />
      <InviteCard code={account.inviteCode} />
    </div>
  );
}
