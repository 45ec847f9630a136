import { defineHandler } from '../../../handler';
import { answerPrice } from '../../placing/answer-price';

export const handler = defineHandler('reqandpay/getprice', (answers, context) => answerPrice(answers, context));
