import { defineHandler } from '../handler';
import { answerPayout } from './grant-payout';

export const handler = defineHandler('payout/requestpayout', (input, context) =>
  answerPayout(context, 'payable', input),
);
