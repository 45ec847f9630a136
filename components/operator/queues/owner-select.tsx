import { useTranslations } from 'next-intl';

import { LoadFailure } from '@/components/shared/load-failure';
import { Select } from '@/components/ui/select';
import { Skeleton } from '@/components/ui/skeleton';
import { useCall } from '@/lib/client/use-call';
import type { DeskQueue } from '@/lib/contract/desk-enumerations';

const NOBODY = '0';

interface OwnerSelectProps {
  readonly queue: DeskQueue;
  /** Null for nobody. */
  readonly ownerId: number | null;
  readonly onChange: (ownerId: number | null) => void;
}

/** The possible owners of a queue's cases: the caller, then colleagues, then nobody. */
export function OwnerSelect({ queue, ownerId, onChange }: OwnerSelectProps) {
  const t = useTranslations('desk-queues.assign');
  const own = useCall('operator/getdesk', {}).data?.userid ?? null;
  const { data, error, mutate } = useCall('operator/getcolleagues', { queue });
  if (!data && error) return <LoadFailure title={t('failed')} error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton className="h-20 rounded-field" />;
  const colleagues = [...data.lstColleague].sort(
    (one, other) => Number(other.userid === own) - Number(one.userid === own),
  );
  return (
    <Select
      label={t('to')}
      value={ownerId === null ? NOBODY : String(ownerId)}
      onChange={({ target }) => onChange(target.value === NOBODY ? null : Number(target.value))}
      options={[
        ...colleagues.map(({ userid, fullname }) => ({
          value: String(userid),
          label: userid === own ? t('self', { name: fullname }) : fullname,
        })),
        { value: NOBODY, label: t('nobody') },
      ]}
    />
  );
}
