import { randomBytes } from 'node:crypto';

import { and, eq, inArray } from 'drizzle-orm';

import type { CallInput } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { NUMBER_PROOFS_LEAST } from '@/lib/domain/constants/identity';
import { toPasswordDigest } from '@/lib/domain/person/password';

import type { CallContext } from '../../context';
import { defineHandler, requireActor } from '../../handler';
import { findReader, notify, queueSms } from '../../messages';
import { holdPerson } from '../../people';
import type { Transaction } from '../../ports/database';
import { activationCodes, outgoingMessages, users } from '../../schema';
import { requireSessionSecret } from '../../secrets/session-secret';
import { endAtBroker, endSessionRows, forgetOtherDevices } from '../../session';
import { getWords } from '../../words/words';
import { lockCodesOf, readCode, tryCode } from '../codes/codes';
import { hashDigest } from '../login/passwords';
import { requireNewNumber } from './new-number';

/** Digits of the new mobile that the old one is told. */
const SHOWN_ENDING = 2;
const NO_DEVICE = '';

type Input = CallInput<'operator/changenumber'>;

/**
 * One transaction: the mobile, the password and every session end together, and both mobiles are told. The payouts wait
 * as after a change of the password (BEHAVIOUR 19).
 */
export const handler = defineHandler('operator/changenumber', async (input, context) => {
  const { database, clock } = context.ports;
  const now = clock.now();
  const wanted = { userId: input.userid, typed: input.mobile, operatorId: requireActor(context).userId };
  const mobiles = await requireNewNumber(database.connection, wanted);
  requireProofs(input);
  await requireCode(context, mobiles.newMobile, input.code);
  if (input.lstProof.includes('old-code')) await requireCode(context, mobiles.oldMobile, input.oldcode ?? '');
  const passwordHash = await hashDigest(
    toPasswordDigest(mobiles.newMobile, randomBytes(16).toString('hex')),
    requireSessionSecret(context.configuration),
  );
  const sessionIds = await database.transaction(async (transaction) => {
    await lockCodesOf(transaction, mobiles.newMobile);
    await holdPerson(transaction, input.userid, 'update');
    // Another operator, or another account's registration, may have been faster.
    const again = await requireNewNumber(transaction, wanted);
    if (again.oldMobile !== mobiles.oldMobile) throw new CallError('invalid-activation-code');
    return change(transaction, { ...mobiles, userId: input.userid, passwordHash, now });
  });
  context.signals.messagesPending();
  await endAtBroker(context, { userId: input.userid, sessionIds });
  return {};
});

function requireProofs({ lstProof }: Pick<Input, 'lstProof'>): void {
  if (new Set(lstProof).size >= NUMBER_PROOFS_LEAST) return;
  throw new CallError('invalid-input', { fields: [{ field: 'lstProof', message: 'required' }] });
}

/** Outside the transaction: a try stays taken in any case. Throws invalid-activation-code. */
async function requireCode({ ports, configuration }: CallContext, mobile: string, typed: string): Promise<void> {
  const code = readCode(typed);
  const asked = {
    mobile,
    purpose: 'number-change',
    secret: requireSessionSecret(configuration),
    now: ports.clock.now(),
  } as const;
  if (code === null || (await tryCode(ports.database.connection, code, asked)) === null)
    throw new CallError('invalid-activation-code');
}

interface Change {
  readonly userId: number;
  readonly oldMobile: string;
  readonly newMobile: string;
  /** A password that nobody knows: it was made for the old mobile, and a code by SMS leads in. */
  readonly passwordHash: string;
  readonly now: Date;
}

/** Answers the sessions that it ended. */
async function change(transaction: Transaction, { userId, oldMobile, newMobile, passwordHash, now }: Change) {
  await transaction
    .update(users)
    .set({
      mobile: newMobile,
      passwordHash,
      passwordChangedAt: now,
      oneTimePasswordHash: null,
      oneTimePasswordExpiresAt: null,
    })
    .where(eq(users.id, userId));
  const { mobile, purpose } = activationCodes;
  const isOfBoth = inArray(mobile, [oldMobile, newMobile]);
  await transaction.delete(activationCodes).where(and(isOfBoth, eq(purpose, 'number-change')));
  // What waits or failed is hers; somebody else may hold the old SIM by now.
  const { channel, recipient, state } = outgoingMessages;
  await transaction
    .update(outgoingMessages)
    .set({ recipient: newMobile })
    .where(and(eq(channel, 'sms'), eq(recipient, oldMobile), inArray(state, ['pending', 'failed'])));
  const sessionIds = await endSessionRows(transaction, { userId }, now);
  await forgetOtherDevices(transaction, { userId, deviceId: NO_DEVICE });
  await tellBoth(transaction, { userId, oldMobile, newMobile, now });
  return sessionIds;
}

async function tellBoth(
  transaction: Transaction,
  { userId, oldMobile, newMobile, now }: Omit<Change, 'passwordHash'>,
): Promise<void> {
  const reader = await findReader(transaction, userId);
  if (!reader) return;
  const words = getWords(reader.locale, 'notifications');
  const smsText = words.say('sms.number-changed');
  await notify(transaction, reader, { event: 'number-changed', params: {}, smsText, now });
  const text = words.say('sms.numberTaken', { ending: newMobile.slice(-SHOWN_ENDING) });
  await queueSms(transaction, { recipient: oldMobile, text, event: 'numberTaken', now });
}
