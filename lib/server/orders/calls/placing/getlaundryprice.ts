import { CallError } from '@/lib/contract/call-error';
import { pricedAnswers } from '@/lib/contract/order-draft';

import { defineHandler } from '../../../handler';
import { findPriceCityId, requireOnlyPriceBook } from '../../../prices';
import { answerPrice } from '../../placing/answer-price';

/** A basket is of one type: its first item's, where none is named. */
export const handler = defineHandler('laundry/getlaundryprice', async ({ servicegrade, ...basket }, context) => {
  const { database, clock } = context.ports;
  const cityId = await findPriceCityId(database.connection, basket);
  const book = await requireOnlyPriceBook(database.connection, { kind: 'laundry', cityId }, clock.now());
  const firstId = basket.clothes[0]?.itemId;
  const srvcattypeid = basket.srvcattypeid ?? book.items.find(({ itemId }) => itemId === firstId)?.typeId;
  if (srvcattypeid === undefined) throw new CallError('service-not-available');
  const answers = pricedAnswers.parse({ ...basket, srvcattypeid, serviceEnum: 'laundry', grade: servicegrade });
  return answerPrice(answers, context);
});
