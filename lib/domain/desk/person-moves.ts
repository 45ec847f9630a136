import type { PersonMove } from '@/lib/contract/desk-enumerations';

interface MovablePerson {
  readonly isProvider: boolean;
  /** New work is held back until an operator ends it. */
  readonly isBlocked: boolean;
  /** Works at the desk: roles end these sessions (`operator/savedeskroles`). */
  readonly isOperator: boolean;
  readonly hasSessions: boolean;
  /** Has to wait for a login or a code. */
  readonly isLocked: boolean;
}

/** An operator's open moves about a person, in the order of PERSON_MOVES. */
export function listPersonMoves({
  isProvider,
  isBlocked,
  isOperator,
  hasSessions,
  isLocked,
}: MovablePerson): PersonMove[] {
  return [
    ...(isProvider && !isBlocked ? (['warn', 'block'] as const) : []),
    ...(isProvider && isBlocked ? (['unblock'] as const) : []),
    ...(hasSessions && !isOperator ? (['end-sessions'] as const) : []),
    ...(isLocked && !isOperator ? (['release-locks'] as const) : []),
  ];
}
