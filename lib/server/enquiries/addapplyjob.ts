import { requireProof } from '../captcha';
import { defineHandler } from '../handler';
import { jobApplications } from '../schema';
import { receiveEnquiry } from './receive';

export const handler = defineHandler('boot/addApplyJob', async ({ fullName, mobile, text }, context) => {
  await requireProof(context);
  await receiveEnquiry(context, {
    purpose: 'addapplyjob',
    mobile,
    news: { event: 'job-application', params: { name: fullName, text } },
    store: (transaction, sender) => transaction.insert(jobApplications).values({ ...sender, fullName, text }),
  });
  return {};
});
