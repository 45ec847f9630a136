import { CallError } from '@/lib/contract/call-error';
import { pricedAnswers } from '@/lib/contract/order-draft';

import { defineHandler } from '../../../handler';
import { findPriceCityId, requireOnlyPriceBook } from '../../../prices';
import { answerPrice } from '../../placing/answer-price';

/** The types of a basket are those of its items, where none is named. */
export const handler = defineHandler('laundry/getlaundryprice', async ({ servicegrade, ...basket }, context) => {
  const { database, clock } = context.ports;
  const cityId = await findPriceCityId(database.connection, basket);
  const book = await requireOnlyPriceBook(database.connection, { kind: 'laundry', cityId }, clock.now());
  const found = basket.clothes.flatMap(({ itemId }) => book.items.find((item) => item.itemId === itemId)?.typeId ?? []);
  const [srvcattypeid, ...moreTypeIds] =
    basket.srvcattypeid === undefined ? new Set(found) : [basket.srvcattypeid, ...basket.moreTypeIds];
  if (srvcattypeid === undefined) throw new CallError('service-not-available');
  const types = { srvcattypeid, moreTypeIds };
  const answers = pricedAnswers.parse({ ...basket, ...types, serviceEnum: 'laundry', grade: servicegrade });
  return answerPrice(answers, context);
});
