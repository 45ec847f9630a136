import { CallError } from '@/lib/contract/call-error';
import type { PayoutSource } from '@/lib/contract/payout-enumerations';
import { PAYOUT, WITHDRAWAL } from '@/lib/domain/constants/providers';
import { isWholeTomans } from '@/lib/domain/money/money';

import type { CallContext } from '../context';
import { requireActor } from '../handler';
import { answerOnce, requireKeyedRequest } from '../idempotency';
import { lockBalanceRials, userAccount } from '../money';
import { holdPerson } from '../people';
import type { Transaction } from '../ports/database';
import { readAvailable } from './available';
import { makePayout } from './make-payout';
import { findOwnSheba } from './own-sheba';

interface Granted {
  readonly payoutid: number;
  readonly availableRial: number;
}

interface Wish {
  readonly userId: number;
  readonly source: PayoutSource;
  readonly amountRials: number;
  readonly ownSheba: string | null;
  readonly now: Date;
}

const CALLS = { payable: 'payout/requestpayout', cash: 'payout/requestwithdrawal' } as const satisfies Record<
  PayoutSource,
  string
>;

/** Answers a request for a payout, once a key. Throws payout-blocked, payout-exceeds and payout-too-small. */
export async function answerPayout(
  context: CallContext,
  source: PayoutSource,
  input: { readonly amountRial: number },
): Promise<Granted> {
  const { userId } = requireActor(context);
  const now = context.ports.clock.now();
  const wish = { userId, source, amountRials: input.amountRial, ownSheba: findOwnSheba(context.configuration), now };
  const answer = await context.ports.database.transaction((transaction) =>
    answerOnce(transaction, {
      request: requireKeyedRequest(context, CALLS[source], input),
      now,
      questions: {},
      work: async () => ({ answer: await grant(transaction, wish), writes: [] }),
    }),
  );
  context.signals.messagesPending();
  return answer;
}

async function grant(transaction: Transaction, wish: Wish): Promise<Granted> {
  const { userId, source, amountRials, now } = wish;
  // A change of the password or of the Sheba under way ends first.
  await holdPerson(transaction, userId, 'update');
  await lockBalanceRials(transaction, userAccount(source, userId));
  const { account, obstacle, availableRials } = await readAvailable(transaction, userId, { source, now });
  if (obstacle !== null || account === null) throw new CallError('payout-blocked');
  if (amountRials > availableRials) throw new CallError('payout-exceeds');
  if (!isEnough(wish, availableRials)) throw new CallError('payout-too-small');
  const payoutid = await makePayout(transaction, { ...wish, sheba: account.sheba });
  return { payoutid, availableRial: availableRials - amountRials };
}

/** All that is in the wallet may leave it, however little it is: an account is erased only without money. */
function isEnough({ source, amountRials }: Wish, availableRials: number): boolean {
  if (source === 'cash' && amountRials === availableRials) return amountRials > 0;
  const { leastRials } = source === 'cash' ? WITHDRAWAL : PAYOUT;
  return amountRials >= leastRials && isWholeTomans(amountRials);
}
