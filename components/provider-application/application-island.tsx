'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';

import { LoadFailure } from '@/components/shared/load-failure';
import { Skeleton } from '@/components/ui/skeleton';
import { forgetApplicationDrafts } from '@/lib/client/application-draft';
import { useUserAccount } from '@/lib/client/user-account';
import { isApplicationMoveAllowed } from '@/lib/domain/provider/provider-application';

import { ApplicationSteps } from './application-steps';
import { ApprovedNotice, UnderReview } from './application-states';
import type { ApplicationChoices } from '@/components/forms/application/choices';
import { useApplication, type OwnApplication as OwnApplicationAnswer } from './use-application';

const subscribe = () => () => undefined;

interface ApplicationIslandProps extends ApplicationChoices {
  /** The page for visitors without a session; rendered on the server. */
  readonly children: ReactNode;
}

/**
 * The browser alone knows its visitor: until then the page shows its shape, and without a script what a stranger reads.
 */
export function ApplicationIsland({ children, ...choices }: ApplicationIslandProps) {
  const isKnown = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const account = useUserAccount();
  if (!isKnown)
    return (
      <>
        <ApplicationSkeleton />
        <div className="hidden no-script:block">{children}</div>
      </>
    );
  return account === null ? children : <OwnApplication key={account.userId} userId={account.userId} {...choices} />;
}

function OwnApplication({ userId, ...choices }: ApplicationChoices & { readonly userId: number }) {
  const t = useTranslations('application');
  const { data, error, retry, keep } = useApplication();
  useForgettingDrafts(userId, data);
  if (error && !data) return <LoadFailure title={t('failed')} error={error} onRetry={retry} />;
  if (!data) return <ApplicationSkeleton />;
  const { application, isProvider, inviteCode } = data;
  if (isProvider || application.state === 'approved')
    return <ApprovedNotice isApplicant={application.state === 'approved'} />;
  if (application.state === 'documents') return <UnderReview {...choices} application={application} />;
  return (
    <ApplicationSteps {...choices} application={application} inviteCode={inviteCode} onKept={keep} onClosed={retry} />
  );
}

/** Deletes drafts of another person of this browser, and one's own once there is nothing left to fill in. */
function useForgettingDrafts(userId: number, own: OwnApplicationAnswer | undefined): void {
  const isClosed = own !== undefined && (own.isProvider || !isApplicationMoveAllowed('change', own.application.state));
  useEffect(() => forgetApplicationDrafts(isClosed ? {} : { but: userId }), [userId, isClosed]);
}

function ApplicationSkeleton() {
  return (
    <div className="flex flex-col gap-4 no-script:hidden" aria-busy>
      <Skeleton className="h-12 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
    </div>
  );
}
