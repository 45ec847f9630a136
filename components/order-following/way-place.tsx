import { useEffect, useRef } from 'react';

import { OrderWay } from '@/components/shared/way/order-way';
import { useArrival } from '@/components/shared/way/use-arrival';

import type { TaskDetail } from './task-detail';
import { WAY_ID } from './way-id';

/** The way to the own door on its order's page. A reader who was led to it by a link begins there. */
export function WayPlace({ task }: { task: TaskDetail }) {
  const place = useRef<HTMLDivElement>(null);
  const { isShared } = useArrival(task);
  useEffect(() => {
    if (isShared && location.hash === `#${WAY_ID}`) place.current?.scrollIntoView({ block: 'center' });
  }, [isShared]);
  return (
    <div id={WAY_ID} ref={place} className="scroll-mt-20 empty:hidden">
      <OrderWay taskId={task.taskid} home={task} isOwnDoor />
    </div>
  );
}
