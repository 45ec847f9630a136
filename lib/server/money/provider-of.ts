import type { TaskRow } from '../schema';
/** Whose work an order is, in a state that cannot be without anybody. */
export function requireProviderId(task: TaskRow): number {
  if (task.providerId === null) throw new Error(`Task ${task.id} in ${task.state} has no provider`);
  return task.providerId;
}
