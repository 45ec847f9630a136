import { defineHandler } from '../handler';
import { contactMessages } from '../schema';
import { receiveEnquiry } from './receive';

export const handler = defineHandler('boot/docontactus', async ({ name, mobile, text }, context) => {
  await receiveEnquiry(context, {
    purpose: 'docontactus',
    mobile,
    news: { event: 'contact-message', params: { name, text } },
    store: (transaction, sender) => transaction.insert(contactMessages).values({ ...sender, name, text }),
  });
  return {};
});
