import { defineHandler } from '../../handler';
import { answerPrice } from '../placing/answer-price';
import { requireOpenKind } from '../placing/kinds';

export const handler = defineHandler('reqandpay/getprice', (answers, context) =>
  answerPrice(requireOpenKind(answers.serviceEnum), answers, context),
);
