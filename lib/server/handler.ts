import { CallError } from '@/lib/contract/call-error';
import type { CallAnswer, CallInput, CallName } from '@/lib/contract';

import type { Actor, CallContext } from './context';

/** What answers a call: its input parsed, its answer checked against the contract before it leaves. */
export type Handler<Name extends CallName> = (
  input: CallInput<Name>,
  context: CallContext,
) => Promise<CallAnswer<Name>>;

/** Names a call's handler; the access that the contract declares has been checked before it runs. */
export function defineHandler<Name extends CallName>(name: Name, handle: Handler<Name>): Handler<Name> {
  Object.defineProperty(handle, 'name', { value: name });
  return handle;
}

/** The caller, where the contract demands a session. Throws Unauthorized without one. */
export function requireActor(context: CallContext): Actor {
  if (!context.actor) throw new CallError('Unauthorized');
  return context.actor;
}
