import { defineHandler } from '../../handler';
import { answerPrice } from '../placing/answer-price';
import { placedCleaning } from '../placing/kinds/cleaning/placed-cleaning';

export const handler = defineHandler('clean/getcleanprice', (answers, context) =>
  answerPrice(placedCleaning, { ...answers, serviceEnum: 'cleaning', clothes: [], testIds: [] }, context),
);
