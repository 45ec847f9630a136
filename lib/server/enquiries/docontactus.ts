import { defineHandler } from '../handler';
import { contactMessages } from '../schema';
import { findOwnOrder } from './own-order';
import { receiveEnquiry } from './receive';

export const handler = defineHandler('boot/docontactus', async ({ name, mobile, text, reqcode }, context) => {
  const order = await findOwnOrder(context.ports.database.connection, reqcode, context.actor?.userId);
  await receiveEnquiry(context, {
    purpose: 'docontactus',
    mobile,
    news: order
      ? { event: 'order-enquiry', params: { name, text, code: order.code } }
      : { event: 'contact-message', params: { name, text } },
    store: async (transaction, sender) => {
      const message = { ...sender, name, text, taskId: order?.taskId ?? null };
      const [row] = await transaction
        .insert(contactMessages)
        .values(message)
        .returning({ contactId: contactMessages.id });
      return row ?? {};
    },
  });
  return {};
});
