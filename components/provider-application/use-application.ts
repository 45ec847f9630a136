import { useEffect } from 'react';

import { keepUserAccount } from '@/lib/client/session-end';
import { useCall } from '@/lib/client/use-call';
import { useUserAccount } from '@/lib/client/user-account';
import type { CallAnswer } from '@/lib/contract';
import { USER_TYPES } from '@/lib/contract/enumerations';

export type OwnApplication = CallAnswer<'joinus/getapplication'>;

/** A decision shows without a reload. */
const REVIEW_POLL_MS = 60_000;

/**
 * The person's application as the server has it. The browser's copy of the person follows it, so that the header knows
 * a new provider at once.
 */
export function useApplication() {
  const { data, error, mutate } = useCall(
    'joinus/getapplication',
    {},
    { refreshInterval: (latest) => (latest?.application.state === 'documents' ? REVIEW_POLL_MS : 0) },
  );
  useFollowingAccount(data);
  return {
    data,
    error,
    retry: () => void mutate(),
    keep: (answer: OwnApplication) => void mutate(answer, { revalidate: false }),
  };
}

function useFollowingAccount(own: OwnApplication | undefined): void {
  const account = useUserAccount();
  const isOutOfDate =
    own !== undefined &&
    account !== null &&
    (own.isProvider
      ? account.roleId === null
      : own.application.state !== null &&
        own.application.state !== 'approved' &&
        account.userType !== USER_TYPES.pelakfan);
  const { data } = useCall('user/getuseraccount', isOutOfDate ? {} : null, { revalidateOnFocus: false });
  useEffect(() => {
    if (data) keepUserAccount(data.account);
  }, [data]);
}
