import { CallError } from '@/lib/contract/call-error';

import type { CallContext } from '../../context';
import { requireSessionSecret } from '../../secrets/session-secret';
import { findHoldSeconds, hold, returnToBudgets, tryBudgets } from '../../throttles';
import { ownCodeHold, phoneProof, phoneProofTries } from '../login/budgets';
import { isLastCode } from './codes';
import { findPersonByMobile } from '../account/people';

/*
 * A mobile that nobody has registered has no device that its account knows, so strangers could spend its codes, or the
 * tries of each, and keep its owner out. But whatever they ask for lands on the owner's phone: who enters the last code
 * that came, even one that is over, holds the phone, and from then on has codes that strangers can neither use up nor
 * replace. Such a code opens nothing but that.
 */

interface Entered {
  readonly mobile: string;
  readonly code: string;
}

/**
 * A code that was not taken: remembers the device where it was the last one that went out to a mobile not yet active.
 * Within five wrong ones of an address in an hour.
 */
export async function noteWhoHoldsPhone(context: CallContext, { mobile, code }: Entered): Promise<void> {
  const { database, clock } = context.ports;
  const { ipAddress, deviceId } = context.request;
  const { connection } = database;
  const now = clock.now();
  const person = await findPersonByMobile(connection, mobile);
  // The code of an active account is its password, and nobody may try that here.
  if (!person || person.activatedAt !== null) return;
  const tries = [phoneProofTries(mobile, ipAddress)];
  if ((await tryBudgets(connection, tries, now)) !== null) return;
  if (
    !(await isLastCode(connection, code, {
      mobile,
      purpose: 'activation',
      secret: requireSessionSecret(context.configuration),
    }))
  )
    return;
  await returnToBudgets(connection, tries);
  await hold(connection, phoneProof(mobile, deviceId), now);
}

/** Whether this device has shown within the hour that it holds the mobile's phone. */
export async function holdsPhone({ ports, request }: CallContext, mobile: string): Promise<boolean> {
  return (
    (await findHoldSeconds(ports.database.connection, phoneProof(mobile, request.deviceId), ports.clock.now())) !== null
  );
}

/** The code that goes out now is this device's alone until it ends. */
export async function keepCodeForHolder({ ports, request }: CallContext, mobile: string): Promise<void> {
  const now = ports.clock.now();
  for (const deviceId of [null, request.deviceId])
    await hold(ports.database.connection, ownCodeHold(mobile, deviceId), now);
}

/**
 * Null when this device may enter the mobile's code or have another sent. Else the seconds for which the code on its
 * way is somebody else's.
 */
export async function findKeptSeconds({ ports, request }: CallContext, mobile: string): Promise<number | null> {
  const { connection } = ports.database;
  const now = ports.clock.now();
  const keptSeconds = await findHoldSeconds(connection, ownCodeHold(mobile, null), now);
  if (keptSeconds === null) return null;
  return (await findHoldSeconds(connection, ownCodeHold(mobile, request.deviceId), now)) === null ? keptSeconds : null;
}

/** Throws TooMuchRequest while a code of the phone's holder is on its way. */
export async function refuseWhileKept(context: CallContext, mobile: string): Promise<void> {
  if (await holdsPhone(context, mobile)) return;
  const retryAfterSeconds = await findKeptSeconds(context, mobile);
  if (retryAfterSeconds !== null) throw new CallError('TooMuchRequest', { retryAfterSeconds });
}
