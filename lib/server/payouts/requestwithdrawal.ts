import { defineHandler } from '../handler';
import { answerPayout } from './grant-payout';

export const handler = defineHandler('payout/requestwithdrawal', (input, context) =>
  answerPayout(context, 'cash', input),
);
