import { defineHandler } from '../../../handler';
import { answerPrice } from '../../placing/answer-price';
import { getPlacedKind } from '../../placing/kinds';

export const handler = defineHandler('reqandpay/getprice', (answers, context) =>
  answerPrice(getPlacedKind(answers.serviceEnum), answers, context),
);
