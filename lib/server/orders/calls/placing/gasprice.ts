import { CallError } from '@/lib/contract/call-error';
import { GAS_CATEGORY_ID } from '@/lib/domain/constants/kinds';
import { isLitreCount } from '@/lib/funnel/kinds/gas/litre-limits';
import { quoteGas } from '@/lib/funnel/kinds/gas/quote';
import { toSettlement } from '@/lib/funnel/quote/settlement';

import { defineHandler } from '../../../handler';
import { findPriceCityId, requirePriceBook } from '../../../prices';
import { readBalances } from '../../placing/answer-price';
import { toPriceLines } from '../../record/price-lines';

/**
 * SPEC 3 "Gas price result": totalAmount is netAmount and comissionAmount, and amountToPay the rest after gift and
 * wallet.
 */
export const handler = defineHandler('gaslog/gasprice', async (answers, context) => {
  const { gasTypeEnum, litreVolume: litres, vehicleType, usesGift, usesWallet } = answers;
  if (!isLitreCount(litres, vehicleType))
    throw new CallError('invalid-input', { fields: [{ field: 'litreVolume', message: 'out-of-range' }] });
  const { connection } = context.ports.database;
  const cityId = await findPriceCityId(connection, answers);
  const place = { kind: 'gas', categoryId: GAS_CATEGORY_ID, cityId } as const;
  const book = await requirePriceBook(connection, place, context.ports);
  const quote = quoteGas({ cityId, gasTypeEnum, litres, vehicleType }, book);
  if (!quote) throw new CallError('invalid-input', { fields: [{ field: 'gasTypeEnum', message: 'unknown' }] });
  const { priceRials } = quote;
  const balances = await readBalances(context, { cityId, categoryId: GAS_CATEGORY_ID, priceRials });
  const split = toSettlement({ priceRials, ...balances, usesGift, usesWallet });
  return {
    lines: toPriceLines(quote.lines, context.request.locale),
    priceRial: priceRials,
    discountRial: quote.discountRials,
    payableRial: split.payableRials,
    totalAmount: priceRials,
    comissionAmount: quote.deliveryRials,
    netAmount: quote.netRials,
    amountToPay: split.payableRials,
  };
});
