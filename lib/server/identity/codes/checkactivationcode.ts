import { and, eq, isNull } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { WELCOME_GIFT_RIALS } from '@/lib/domain/constants/gifts';
import { toPasswordDigest } from '@/lib/domain/person/password';

import type { CallContext } from '../../context';
import { defineHandler } from '../../handler';
import { findReader, notify } from '../../messages';
import { grantWelcomeGift } from '../../money';
import { requireMobile } from '../../people';
import type { Transaction } from '../../ports/database';
import { users } from '../../schema';
import { requireSessionSecret } from '../../secrets/session-secret';
import { rememberDevice } from '../../session';
import { addressBudget, forgiveTries, returnToBudgets, takeFromBudgets } from '../../throttles';
import { deviceBudget, passwordLock } from '../login/budgets';
import { readCode, tryCode } from './codes';
import { hashDigest } from '../login/passwords';
import { provedBudgets, returnCodesOf } from './newcomer-codes';
import { findKeptSeconds, noteWhoHoldsPhone } from './phone-proof';

export const handler = defineHandler('security/checkactivationCode', async (input, context) => {
  const mobile = requireMobile(input.mobile, 'mobile');
  const code = readCode(input.activationCode);
  if (code === null) throw new CallError('invalid-activation-code');
  const secret = requireSessionSecret(context.configuration);
  const { database, clock } = context.ports;
  const now = clock.now();
  await guessWithinBudgets(context, { mobile, code, secret });
  const passwordHash = await hashDigest(toPasswordDigest(mobile, code), secret);
  const { isFirst, hasWelcomeGift } = await database.transaction((transaction) =>
    activate(transaction, { mobile, passwordHash, secret, context, now }),
  );
  if (isFirst) {
    await returnCodesOf(database.connection, mobile, now);
    await returnToBudgets(database.connection, provedBudgets(context.request.ipAddress));
  }
  await forgiveTries(database.connection, passwordLock(mobile, null).key);
  return { activationStatus: 'login-successful', hasWelcomeGift };
});

interface Guess {
  readonly mobile: string;
  readonly code: string;
  readonly secret: string;
}

/**
 * Each mobile's code has its five tries; these keep anybody from trying the codes of many. Throws
 * invalid-activation-code, TooMuchRequest.
 */
async function guessWithinBudgets(context: CallContext, { mobile, code, secret }: Guess): Promise<void> {
  const { ports, request } = context;
  const { connection } = ports.database;
  const now = ports.clock.now();
  const budgets = [addressBudget('wrongCode', request.ipAddress), deviceBudget('wrongCode', request.deviceId)];
  await takeFromBudgets(connection, budgets, now);
  const isKept = (await findKeptSeconds(context, mobile)) !== null;
  const isRight = !isKept && (await tryCode(connection, code, { mobile, purpose: 'activation', secret, now })) !== null;
  if (!isRight) {
    await noteWhoHoldsPhone(context, { mobile, code });
    throw new CallError('invalid-activation-code');
  }
  await returnToBudgets(connection, budgets);
}

interface Activation {
  readonly mobile: string;
  readonly passwordHash: string;
  readonly secret: string;
  readonly context: CallContext;
  readonly now: Date;
}

/** The code becomes the first password and the gift is given, once: the right code entered again changes nothing. */
async function activate(
  transaction: Transaction,
  { mobile, passwordHash, secret, context, now }: Activation,
): Promise<{ readonly isFirst: boolean; readonly hasWelcomeGift: boolean }> {
  const [person] = await transaction
    .update(users)
    .set({ activatedAt: now, passwordHash })
    .where(and(eq(users.mobile, mobile), isNull(users.activatedAt)))
    .returning({ id: users.id });
  if (!person) return { isFirst: false, hasWelcomeGift: false };
  await rememberDevice(transaction, { userId: person.id, deviceId: context.request.deviceId }, now);
  const hasWelcomeGift = await grantWelcomeGift(transaction, { userId: person.id, mobile, secret, now });
  const reader = hasWelcomeGift ? await findReader(transaction, person.id) : null;
  if (reader)
    await notify(transaction, reader, {
      event: 'welcome',
      params: { amountRials: WELCOME_GIFT_RIALS },
      smsText: null,
      now,
    });
  return { isFirst: true, hasWelcomeGift };
}
