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
      store: async (transaction, sender) => {
        const enquiry = { ...sender, organisationName, contactName, text };
        const [row] = await transaction
          .insert(businessEnquiries)
          .values(enquiry)
          .returning({ businessId: businessEnquiries.id });
        return row ?? {};
      },
    });
    return {};
  },
);
