import { CallError } from '@/lib/contract/call-error';
import type { DeskCase } from '@/lib/contract/desk-enumerations';
import { CASE_CALLS, isQueued } from '@/lib/domain/desk/queues';
import { mayMakeDeskCall } from '@/lib/domain/person/desk-access';

import type { CallContext } from '../../context';
import { requireActor } from '../../handler';
import { toDeskReader, type DeskReader } from './reader';

/** The caller, whose roles open cases of this subject. Throws operators-only. */
export async function requireCaseReader(context: CallContext, subject: DeskCase): Promise<DeskReader> {
  const reader = await toDeskReader(context, isQueued(subject) ? subject : undefined);
  if (!isQueued(subject) && !mayMakeDeskCall(requireActor(context).deskRoles, CASE_CALLS[subject]))
    throw new CallError('operators-only');
  return reader;
}
