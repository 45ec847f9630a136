import { pricedAnswers } from '@/lib/contract/order-draft';

import { defineHandler } from '../../../handler';
import { answerPrice } from '../../placing/answer-price';

export const handler = defineHandler('clean/getcleanprice', (answers, context) =>
  answerPrice(pricedAnswers.parse({ ...answers, serviceEnum: 'cleaning' }), context),
);
