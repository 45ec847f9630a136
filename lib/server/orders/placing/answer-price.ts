import type { CallAnswer, CallInput } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { isOfKind } from '@/lib/domain/kind/service-kind';
import { toSettlement } from '@/lib/funnel/quote/settlement';

import type { CallContext } from '../../context';
import { getSpendable } from '../../money';
import { findPriceCityId } from '../../prices';
import { toPriceLines } from '../record/price-lines';
import { requireOrderableCategory } from './orderable-category';
import { requireOrderQuote } from './order-quote';
import { toOrderPriceRials } from './placing';

/**
 * The price of the answers so far, and what gift and wallet would pay of it. Throws what the kind's quote throws, and
 * service-not-available.
 */
export async function answerPrice(
  answers: CallInput<'reqandpay/getprice'>,
  context: CallContext,
): Promise<CallAnswer<'reqandpay/getprice'>> {
  // A price comes with a bid there.
  if (isOfKind(answers.serviceEnum, { matching: 'bids' })) throw new CallError('service-not-available');
  const { connection } = context.ports.database;
  const cityId = await findPriceCityId(connection, answers);
  const service = { kind: answers.serviceEnum, typeId: answers.srvcattypeid ?? null, cityId };
  const categoryId = await requireOrderableCategory(connection, service, context.ports);
  const quote = await requireOrderQuote(connection, answers, { categoryId, cityId }, context.ports);
  const balances = await readBalances(context);
  const split = toSettlement({
    priceRials: toOrderPriceRials(quote),
    ...balances,
    usesGift: answers.usesGift,
    usesWallet: answers.usesWallet,
  });
  return {
    lines: toPriceLines(quote.lines, context.request.locale),
    priceRial: quote.priceRials,
    discountRial: quote.discountRials,
    giftRial: split.giftRials,
    walletRial: split.walletRials,
    payableRial: split.payableRials,
    needHour: quote.needHours,
    minHour: quote.minHours,
  };
}

/** A visitor has neither gift nor wallet. */
export async function readBalances({ actor, ports }: CallContext) {
  if (!actor) return { giftBalanceRials: 0, walletBalanceRials: 0 };
  return getSpendable(ports.database.connection, actor.userId, ports.clock.now());
}
