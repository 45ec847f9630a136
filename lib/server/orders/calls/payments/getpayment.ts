import { defineHandler, requireActor } from '../../../handler';
import { getUserFromIpgRials, toPaymentFields } from '../../payments/payment-fields';
import { requireOwnRequest } from '../../record/store';

export const handler = defineHandler('boot/getpayment', async ({ reqid }, context) => {
  const { connection } = context.ports.database;
  const task = await requireOwnRequest(connection, reqid, requireActor(context).userId);
  return toPaymentFields(task, await getUserFromIpgRials(connection, task.id));
});
