import { and, eq, isNull } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { VERIFICATION_CODE_LENGTH, WELCOME_GIFT_RIALS } from '@/lib/domain/constants';
import { toLatinDigits } from '@/lib/domain/digits';
import { toPasswordDigest } from '@/lib/domain/password';

import type { CallContext } from '../context';
import { defineHandler } from '../handler';
import { grantWelcomeGift } from '../money';
import type { Transaction } from '../ports/database';
import { inboxMessages, users } from '../schema';
import { rememberDevice, requireSessionSecret } from '../session';
import { passwordLock } from './budgets';
import { tryCode } from './codes';
import { requireMobile } from './mobile-input';
import { hashDigest } from './passwords';
import { forgiveTries } from './throttle';

const CODE = new RegExp(`^\\d{${VERIFICATION_CODE_LENGTH}}$`);

export const handler = defineHandler('security/checkactivationCode', async (input, context) => {
  const mobile = requireMobile(input.mobile, 'mobile');
  const code = toLatinDigits(input.activationCode);
  const secret = requireSessionSecret(context.configuration);
  const { database, clock } = context.ports;
  const now = clock.now();
  // What is no code at all costs none of the five tries.
  const codeId = CODE.test(code) ? await tryCode(database.connection, code, { mobile, purpose: 'activation', secret, now }) : null;
  if (codeId === null) throw new CallError('invalid-activation-code');
  const passwordHash = await hashDigest(toPasswordDigest(mobile, code), secret);
  const hasWelcomeGift = await database.transaction((transaction) => activate(transaction, { mobile, passwordHash, context, now }));
  await forgiveTries(database.connection, passwordLock(mobile, null).key);
  return { activationStatus: 'login-successful', hasWelcomeGift };
});

interface Activation {
  readonly mobile: string;
  readonly passwordHash: string;
  readonly context: CallContext;
  readonly now: Date;
}

/** The code becomes the first password and the gift is given, once: the right code entered again changes nothing. */
async function activate(transaction: Transaction, { mobile, passwordHash, context, now }: Activation): Promise<boolean> {
  const [person] = await transaction
    .update(users)
    .set({ activatedAt: now, passwordHash })
    .where(and(eq(users.mobile, mobile), isNull(users.activatedAt)))
    .returning({ id: users.id });
  if (!person) return false;
  await rememberDevice(transaction, { userId: person.id, deviceId: context.request.deviceId }, now);
  const hasWelcomeGift = await grantWelcomeGift(transaction, { userId: person.id, mobile, now });
  if (hasWelcomeGift) {
    await transaction.insert(inboxMessages).values({ userId: person.id, event: 'welcome', params: { amountRials: WELCOME_GIFT_RIALS }, createdAt: now });
  }
  return hasWelcomeGift;
}
