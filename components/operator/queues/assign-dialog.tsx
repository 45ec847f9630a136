import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { AskDialog } from '@/components/shared/ask-dialog';
import { toIsolatedName } from '@/components/shared/isolated-name';
import { callFromBrowser } from '@/lib/client/browser';
import { useCall } from '@/lib/client/use-call';

import { refreshDesk } from '../desk-fresh';
import type { ListedCase } from './listed-case';
import { OwnerSelect } from './owner-select';

interface AssignDialogProps {
  readonly of: Pick<ListedCase, 'queue' | 'caseid' | 'owner'>;
  readonly onClose: () => void;
}

/** Gives a case to the caller, to a colleague or to nobody. Load it when it is used. */
export function AssignDialog({ of: { queue, caseid, owner }, onClose }: AssignDialogProps) {
  const t = useTranslations('desk-queues.assign');
  const own = useCall('operator/getdesk', {}).data?.userid ?? null;
  const [chosen, setChosen] = useState<number | null>();
  const first = owner?.userid === own ? null : own;
  const ownerId = chosen === undefined ? first : chosen;
  const save = async () => {
    try {
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
      text={owner ? t('owner', { name: toIsolatedName(owner.fullname) }) : t('noOwner')}
      confirmLabel={t('save')}
      onConfirm={save}
      onClose={onClose}
    >
      <OwnerSelect queue={queue} ownerId={ownerId} onChange={setChosen} />
    </AskDialog>
  );
}
