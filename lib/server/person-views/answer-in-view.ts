import type { CallAnswer, CallName } from '@/lib/contract';
import type { CallDefinition } from '@/lib/contract/call';
import { coverAnswer, isLoggedInView } from '@/lib/domain/person/view-access';

import { noteDeskRead } from '../audit';
import type { Actor, CallContext } from '../context';
import { toReadOnly } from './read-only-database';

/**
 * Answers a call as a person sees it, for an operator who looks (decision 0159). It is logged first, runs on a database
 * that only reads, and its answer shows no code.
 */
export async function answerInView<Name extends CallName>(
  definition: CallDefinition,
  context: CallContext,
  { userId, viewer }: Actor,
  answer: (context: CallContext) => Promise<CallAnswer<Name>>,
): Promise<CallAnswer<Name>> {
  if (viewer && isLoggedInView(definition))
    await noteDeskRead(context, {
      actorId: viewer.userId,
      action: definition.name,
      subject: { name: 'person', id: userId },
      requestId: context.request.requestId,
    });
  const ports = { ...context.ports, database: toReadOnly(context.ports.database) };
  return coverAnswer(await answer({ ...context, ports }), viewer?.deskRoles ?? []);
}
