import { DoorCard } from './door-card';
import { HeldFeeCard } from './held-fee-card';
import { NobodyCame } from './nobody-came';
import type { TaskDetail } from './task-detail';

/** Who of the two is not there: what is said at the door, the end that it may have, and what becomes of its fee. */
export function AtTheDoor({ task, onChange }: { task: TaskDetail; onChange: () => void }) {
  return (
    <>
      <DoorCard task={task} onChange={onChange} />
      <NobodyCame task={task} onChange={onChange} />
      <HeldFeeCard task={task} onChange={onChange} />
    </>
  );
}
