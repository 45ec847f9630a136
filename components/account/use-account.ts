import { useEffect } from 'react';

import { keepUserAccount } from '@/lib/client/session-end';
import { useCall } from '@/lib/client/use-call';
import type { CallAnswer } from '@/lib/contract';

export type Account = CallAnswer<'user/getuseraccount'>['account'];

/** The account as the server has it; what the browser keeps of it follows, so that the header shows the same name. */
export function useAccount() {
  const { data, error, mutate } = useCall('user/getuseraccount', {}, { revalidateOnFocus: false });
  useEffect(() => {
    if (data) keepUserAccount(data.account);
  }, [data]);
  return {
    account: data?.account ?? null,
    error,
    retry: () => void mutate(),
    keep: (account: Account) => void mutate((known) => (known ? { ...known, account } : known), { revalidate: false }),
  };
}
