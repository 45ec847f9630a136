import { DoorCard } from './door-card';
import { HeldFeeCard } from './held-fee-card';
import type { TaskDetail } from './task-detail';

/** A missing person at the door: the messages, the possible end of the order, and its fee. */
export function AtTheDoor({ task, onChange }: { task: TaskDetail; onChange: () => void }) {
  return (
    <>
      <DoorCard task={task} onChange={onChange} />
      <HeldFeeCard task={task} onChange={onChange} />
    </>
  );
}
