import { fetchPart } from '@/lib/client/use-sending';

/**
 * The forms that arrive at the operator; also the names of their addresses without script
 * (lib/server/http/door/form-routes.ts).
 */
export type EnquiryName = 'contact' | 'b2b' | 'careers';

type ReadField = (name: string) => string;

/** Sends what was typed. Fetches what it needs for that only now. Throws CallError. */
export async function sendEnquiry(enquiry: EnquiryName, read: ReadField): Promise<void> {
  const { callFromBrowser } = await fetchPart(import('@/lib/client/browser'));
  if (enquiry === 'careers') return sendApplication(read);
  const common = { mobile: read('mobile'), text: read('text') };
  if (enquiry === 'contact')
    await callFromBrowser('boot/docontactus', { ...common, name: read('name'), reqcode: read('reqcode') });
  else
    await callFromBrowser('+b2b/register', {
      ...common,
      organisationName: read('organisationName'),
      contactName: read('contactName'),
    });
}

async function sendApplication(read: ReadField): Promise<void> {
  const { callFromBrowser } = await fetchPart(import('@/lib/client/browser'));
  const { solveCaptcha } = await fetchPart(import('@/lib/client/captcha/solve-captcha'));
  const captchaResponse = await solveCaptcha();
  await callFromBrowser(
    'boot/addApplyJob',
    { fullName: read('fullName'), mobile: read('mobile'), text: read('text') },
    { captchaResponse },
  );
}
