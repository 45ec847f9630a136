import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { AskDialog } from '@/components/shared/ask-dialog';
import { LoadFailure } from '@/components/shared/load-failure';
import { Select } from '@/components/ui/select';
import { Skeleton } from '@/components/ui/skeleton';
import { callFromBrowser } from '@/lib/client/browser';
import { useCall } from '@/lib/client/use-call';

import { refreshDesk } from '../desk-fresh';
import type { ListedCase } from './listed-case';

const NOBODY = '0';

interface AssignDialogProps {
  readonly of: Pick<ListedCase, 'queue' | 'caseid' | 'owner'>;
  readonly onClose: () => void;
}

/** Gives a case to the caller, to a colleague or to nobody. The caller comes first. Load it when it is used. */
export function AssignDialog({ of: { queue, caseid, owner }, onClose }: AssignDialogProps) {
  const t = useTranslations('desk-queues.assign');
  const own = useCall('operator/getdesk', {}).data?.userid ?? null;
  const { data, error, mutate } = useCall('operator/getcolleagues', { queue });
  const [chosen, setChosen] = useState<string | null>(null);
  const colleagues = [...(data?.lstColleague ?? [])].sort(
    (one, other) => Number(other.userid === own) - Number(one.userid === own),
  );
  const first = owner?.userid === own ? NOBODY : String(own ?? NOBODY);
  const value = chosen ?? first;
  const save = async () => {
    try {
      const ownerId = value === NOBODY ? null : Number(value);
      await callFromBrowser('operator/assigncase', { queue, caseid, seenOwnerId: owner?.userid ?? null, ownerId });
      onClose();
    } finally {
      // After a refusal too: it shows whose the case is by now.
      refreshDesk();
    }
  };
  return (
    <AskDialog
      title={t('title')}
      text={owner ? t('owner', { name: owner.fullname }) : t('noOwner')}
      confirmLabel={t('save')}
      onConfirm={save}
      onClose={onClose}
    >
      {!data && error && <LoadFailure title={t('failed')} error={error} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton className="h-20 rounded-field" />}
      {data && (
        <Select
          label={t('to')}
          value={value}
          onChange={(event) => setChosen(event.target.value)}
          options={[
            ...colleagues.map(({ userid, fullname }) => ({
              value: String(userid),
              label: userid === own ? t('self', { name: fullname }) : fullname,
            })),
            { value: NOBODY, label: t('nobody') },
          ]}
        />
      )}
    </AskDialog>
  );
}
