/** Jobs that are being accepted on this page, or were. The broker may tell of it before the answer has come. */
const accepted = new Set<number>();

export const isOwnAcceptance = (taskId: number | null | undefined): boolean =>
  typeof taskId === 'number' && accepted.has(taskId);

export const beginAcceptance = (taskId: number): void => void accepted.add(taskId);

/** It was refused. */
export const forgetAcceptance = (taskId: number): void => void accepted.delete(taskId);
