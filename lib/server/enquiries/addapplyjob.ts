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
    store: async (transaction, sender) => {
      const application = { ...sender, fullName, text };
      const [row] = await transaction
        .insert(jobApplications)
        .values(application)
        .returning({ jobId: jobApplications.id });
      return row ?? {};
    },
  });
  return {};
});
