import type { CallBudgetName, CallLimit } from '@/lib/contract/limit';
import { CALL_BUDGETS } from '@/lib/domain/constants/call-budgets';
import type { ADDRESS_BUDGETS_AN_HOUR } from '@/lib/domain/constants/identity';

import { requireActor } from '../handler';
import type { CallContext } from '../context';
import { toNetwork } from './network';
import { takeFromBudgets, type Budget } from './throttle';

/** A budget of a call, of one person, address, device, mobile or order. */
export function toBudget(name: CallBudgetName, owner: string | number): Budget {
  const { count, windowMs } = CALL_BUDGETS[name];
  return { key: `${name}:${owner}`, limit: count, windowMs };
}

/** One network address's hourly budget. */
export function addressBudget(purpose: keyof typeof ADDRESS_BUDGETS_AN_HOUR, ipAddress: string): Budget {
  return toBudget(`address:${purpose}`, toNetwork(ipAddress));
}

/** Takes the cost that the contract names for a call before its handler runs. Throws TooMuchRequest. */
export async function takeAtDoor(limit: CallLimit, context: CallContext): Promise<void> {
  if (typeof limit === 'string' || !('door' in limit)) return;
  const budgets = limit.door.map((name) => toBudget(name, toOwner(name, context)));
  await takeFromBudgets(context.ports.database.connection, budgets, context.ports.clock.now());
}

function toOwner(name: CallBudgetName, context: CallContext): string | number {
  const { of } = CALL_BUDGETS[name];
  if (of === 'person') return requireActor(context).userId;
  if (of === 'address') return toNetwork(context.request.ipAddress);
  throw new Error(`The door does not know whose ${name} is: the handler has to take it.`);
}
