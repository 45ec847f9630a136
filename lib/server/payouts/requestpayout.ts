import { CallError } from '@/lib/contract/call-error';
import { PAYOUT } from '@/lib/domain/constants/providers';
import { isWholeTomans } from '@/lib/domain/money/money';

import { defineHandler, requireActor } from '../handler';
import { answerOnce, requireKeyedRequest } from '../idempotency';
import { lockBalanceRials, userAccount } from '../money';
import { holdPerson } from '../people';
import type { Transaction } from '../ports/database';
import { readAvailable } from './available';
import { makePayout } from './make-payout';
import { findOwnSheba } from './own-sheba';

interface Wish {
  readonly userId: number;
  readonly amountRials: number;
  readonly ownSheba: string | null;
  readonly now: Date;
}

export const handler = defineHandler('payout/requestpayout', async (input, context) => {
  const { userId } = requireActor(context);
  const now = context.ports.clock.now();
  const wish = { userId, amountRials: input.amountRial, ownSheba: findOwnSheba(context.configuration), now };
  const answer = await context.ports.database.transaction((transaction) =>
    answerOnce(transaction, {
      request: requireKeyedRequest(context, 'payout/requestpayout', input),
      now,
      questions: {},
      work: async () => ({ answer: await grant(transaction, wish), writes: [] }),
    }),
  );
  context.signals.messagesPending();
  return answer;
});

async function grant(transaction: Transaction, wish: Wish) {
  const { userId, amountRials, now } = wish;
  if (amountRials < PAYOUT.leastRials || !isWholeTomans(amountRials)) throw new CallError('payout-too-small');
  // A change of the password or of the Sheba under way ends first.
  await holdPerson(transaction, userId, 'update');
  await lockBalanceRials(transaction, userAccount('payable', userId));
  const { account, obstacle, availableRials } = await readAvailable(transaction, userId, { now });
  if (obstacle !== null || account === null) throw new CallError('payout-blocked');
  if (amountRials > availableRials) throw new CallError('payout-exceeds');
  const payoutid = await makePayout(transaction, { ...wish, source: 'payable', sheba: account.sheba });
  return { payoutid, availableRial: availableRials - amountRials };
}
