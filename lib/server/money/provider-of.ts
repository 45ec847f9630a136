import type { TaskRow } from '../schema';
/** The provider of an order, in a state that cannot be without one. */
export function requireProviderId(task: TaskRow): number {
  if (task.providerId === null) throw new Error(`Task ${task.id} in ${task.state} has no provider`);
  return task.providerId;
}
