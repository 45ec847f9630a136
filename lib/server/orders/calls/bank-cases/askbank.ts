import { defineHandler } from '../../../handler';
import { askBank } from '../../payments/bank-cases';

export const handler = defineHandler('operator/askbank', async ({ bankcaseid }, context) => ({
  lastAnswer: await askBank(context, bankcaseid),
}));
