import { useTranslations } from 'next-intl';
import { useSWRConfig } from 'swr';

import { toIsolatedName } from '@/components/shared/isolated-name';
import { PartWith } from '@/components/shared/part-with';

import { PEOPLE } from './own-person';

interface PartWithProviderProps {
  readonly taskid: number;
  readonly fullname: string;
  readonly isApart: boolean;
}

export function PartWithProvider({ taskid, fullname, isApart }: PartWithProviderProps) {
  const t = useTranslations(isApart ? 'order-following.people.meeting' : 'order-following.people.parting');
  const { mutate } = useSWRConfig();
  const name = toIsolatedName(fullname);
  return (
    <PartWith
      taskid={taskid}
      isApart={isApart}
      words={{ open: t('open', { name }), title: t('title', { name }), text: t('text'), confirm: t('confirm') }}
      onChange={() => mutate(['regular/getpeople', PEOPLE, undefined])}
    />
  );
}
