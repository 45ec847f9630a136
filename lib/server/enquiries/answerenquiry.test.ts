import { eq } from 'drizzle-orm';

import { businessEnquiries, contactMessages, enquiryCases } from '../schema';
import { anOperator } from '../seed/stories/people';
import { useMarket } from '../testing/use-market';

const MOBILE = '09123000071';

describe('an enquiry at the desk', () => {
  const service = useMarket();
  const connection = () => service.context.ports.database.connection;
  let support: number;
  beforeAll(async () => {
    support = await anOperator(service.context, 'support');
  });
  beforeEach(async () => {
    await connection().update(enquiryCases).set({ doneAt: service.clock.now() });
  });

  const list = async () => (await service.call('operator/getallenquiry', {}, { as: support })).lstEnquiry;
  const write = () =>
    service.call(
      'boot/docontactus',
      { name: 'Nika', mobile: MOBILE, text: 'Do you come on Fridays?' },
      { locale: 'de' },
    );
  const firstId = async () => (await list())[0]?.enquiryid ?? 0;

  it('waits in a queue of its own, whatever its page', async () => {
    await write();
    service.clock.advance(1000);
    const business = { organisationName: 'Sepid Co.', contactName: 'Sara', mobile: '09123000072' };
    await service.call('+b2b/register', business);
    expect(await list()).toMatchObject([
      { kind: 'contact', name: 'Nika', mobileNo: MOBILE, locale: 'de', text: 'Do you come on Fridays?' },
      { kind: 'business', name: 'Sara', organisation: 'Sepid Co.' },
    ]);
    const { lstCase } = await service.call('operator/getallcase', { queue: 'enquiries' }, { as: support });
    expect(lstCase).toMatchObject([{ queue: 'enquiries' }, { queue: 'enquiries' }]);
  });

  it('is answered by an SMS in the writer’s language, once', async () => {
    await write();
    const enquiryid = await firstId();
    const answer = () =>
      service.call('operator/answerenquiry', { enquiryid, issent: true, text: 'Ja, auch freitags.' }, { as: support });
    await answer();
    await service.sendMessages();
    expect(service.sms.filter(({ mobile }) => mobile === MOBILE).map(({ text }) => text)).toEqual([
      'Pelakfan, zu Ihrer Nachricht: Ja, auch freitags.',
    ]);
    expect(await list()).toEqual([]);
    const { lstEnquiry } = await service.call('operator/getallenquiry', { enquiryid }, { as: support });
    expect(lstEnquiry).toMatchObject([{ enquiryid, done: { answer: 'Ja, auch freitags.', closedReason: null } }]);
    await expect(answer()).rejects.toMatchObject({ key: 'move-not-allowed' });
  });

  it('is closed without an answer, and nothing is sent', async () => {
    await write();
    const before = service.sms.length;
    const closed = { enquiryid: await firstId(), issent: false, text: 'It is an advertisement.' };
    await service.call('operator/answerenquiry', closed, { as: support });
    await service.sendMessages();
    expect(service.sms).toHaveLength(before);
    expect(await list()).toEqual([]);
  });

  it('leaves the desk with its text', async () => {
    await write();
    await connection().delete(contactMessages).where(eq(contactMessages.mobile, MOBILE));
    expect(await list()).toEqual([]);
    expect(await connection().select().from(businessEnquiries)).not.toEqual([]);
  });
});
