import { defineHandler } from '../../../handler';
import { readOrderCase } from '../../reading/order-case';

export const handler = defineHandler('operator/getorder', async ({ taskid }, context) => ({
  order: await readOrderCase(context, taskid),
}));
