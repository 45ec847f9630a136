import { pricedAnswers } from '@/lib/contract/price';

import { defineHandler } from '../../../handler';
import { answerPrice } from '../../placing/answer-price';
import { placedCleaning } from '../../placing/kinds/cleaning/placed-cleaning';

export const handler = defineHandler('clean/getcleanprice', (answers, context) =>
  answerPrice(placedCleaning, pricedAnswers.parse({ ...answers, serviceEnum: 'cleaning' }), context),
);
