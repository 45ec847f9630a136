import { CallError } from '@/lib/contract/call-error';
import type { CallAnswer, CallInput, CallName } from '@/lib/contract';

import type { Actor, CallContext } from './context';

/** A call's handler: its input is parsed, and its answer checked against the contract before it leaves. */
export type Handler<Name extends CallName> = (
  input: CallInput<Name>,
  context: CallContext,
) => Promise<CallAnswer<Name>>;

/** A handler that says which call it answers. */
export interface NamedHandler<Name extends CallName> extends Handler<Name> {
  readonly name: Name;
}

export type HandlerTable = { readonly [Name in CallName]: Handler<Name> };

/** Names a call's handler; the access that the contract declares has been checked before it runs. */
export function defineHandler<Name extends CallName>(name: Name, handle: Handler<Name>): NamedHandler<Name> {
  return Object.defineProperty(handle, 'name', { value: name }) as NamedHandler<Name>;
}

/** The caller, where the contract demands a session. Throws Unauthorized without one. */
export function requireActor(context: CallContext): Actor {
  if (!context.actor) throw new CallError('Unauthorized');
  return context.actor;
}
