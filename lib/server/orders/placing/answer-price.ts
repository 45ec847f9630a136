import type { CallAnswer, CallInput } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { isOfKind } from '@/lib/domain/kind/service-kind';
import type { GiftOrder } from '@/lib/domain/money/gift-terms';
import { toSettlement } from '@/lib/funnel/quote/settlement';

import type { CallContext } from '../../context';
import { getSpendable, toBalances, type Balances } from '../../money';
import { findPriceCityId } from '../../prices';
import { toPriceLines } from '../record/price-lines';
import { requireOneCategory } from './orderable-category';
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
  const { serviceEnum: kind, srvcattypeid, moreTypeIds } = answers;
  const service = { kind, typeId: srvcattypeid ?? null, moreTypeIds, cityId };
  const categoryId = await requireOneCategory(connection, service, context.ports);
  const quote = await requireOrderQuote(connection, answers, { categoryId, cityId }, context.ports);
  const priceRials = toOrderPriceRials(quote);
  const split = toSettlement({
    priceRials,
    ...(await readBalances(context, { cityId, categoryId, priceRials })),
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

/** The caller's spendable money for an order. A visitor has neither gift nor wallet. */
export async function readBalances({ actor, ports }: CallContext, order: GiftOrder): Promise<Balances> {
  const spendable = actor && (await getSpendable(ports.database.connection, actor.userId, ports.clock.now()));
  return toBalances(spendable, order);
}
