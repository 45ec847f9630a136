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

/** The way of the worker to whom a company or a supervisor handed the job; nothing for the worker. */
export function WorkerWay({ work }: Pick<WorkWayProps, 'work'>) {
  const userId = useUserAccount()?.userId;
  if (userId === undefined || !work.handed || work.handed.assigneeUserId === userId) return null;
  return <OrderWay taskId={work.taskid} home={work} isOwnDoor={false} />;
}

/** On the way the provider may share a position. Those who sent somebody have none to share. */
export function WorkWay({ work, dock, onArrived }: WorkWayProps) {
  const userId = useUserAccount()?.userId;
  const { handed } = work;
  if (userId === undefined || (handed && handed.assigneeUserId !== userId)) return null;
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
