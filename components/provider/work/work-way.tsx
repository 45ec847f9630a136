import { OrderWay } from '@/components/shared/way/order-way';
import { useUserAccount } from '@/lib/client/user-account';

import { ShareWay } from '../share-way';
import type { WorkDetail } from '../work-move';

const toDoor = ({ latitude, longitude }: WorkDetail) =>
  latitude === null || longitude === null ? null : { latitude, longitude };

interface WorkWayProps {
  readonly work: WorkDetail;
  /** The place of the next move; null without one. */
  readonly dock: HTMLElement | null;
  readonly onArrived: () => void;
}

/** On the way the provider may share a position. A company and a supervisor see their worker's. */
export function WorkWay({ work, dock, onArrived }: WorkWayProps) {
  const userId = useUserAccount()?.userId;
  const { handed } = work;
  if (userId === undefined) return null;
  if (handed && handed.assigneeUserId !== userId)
    return <OrderWay taskId={work.taskid} home={work} isOwnDoor={false} />;
  return (
    <ShareWay
      taskId={work.taskid}
      isForCompany={handed?.isForCompany ?? false}
      door={toDoor(work)}
      dock={dock}
      onArrived={onArrived}
    />
  );
}
