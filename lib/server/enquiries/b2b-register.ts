import { defineHandler } from '../handler';
import { businessEnquiries } from '../schema';
import { receiveEnquiry } from './receive';

export const handler = defineHandler(
  '+b2b/register',
  async ({ organisationName, contactName, mobile, text }, context) => {
    await receiveEnquiry(context, {
      purpose: 'b2bregister',
      mobile,
      news: { event: 'business-enquiry', params: { organisation: organisationName, name: contactName, text } },
      store: (transaction, sender) =>
        transaction.insert(businessEnquiries).values({ ...sender, organisationName, contactName, text }),
    });
    return {};
  },
);
