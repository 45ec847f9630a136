import sharp from 'sharp';

import type { CallRequest } from '@/lib/contract';
import { TEST_RESULT_LIMITS } from '@/lib/domain/constants/medical-tests';
import { DAY_MS, HOUR_MS } from '@/lib/domain/constants/time-units';

import { eraseAccount } from '../personal-data/erase';
import { aDraft, anOrderStory, theProviderDoes, type OrderStory } from '../seed/stories/orders';
import { aDayFromNow, aFreeProvider } from '../seed/stories/people';
import { useMarketOverHttp } from '../testing/use-market';

const MEDICAL_TESTS_ID = 24;
const DIABETES_ID = 2403;
const LONG_TERM_ID = 24032;
const PDF = new TextEncoder().encode('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

describe('results of medical tests', () => {
  const { service, site: host } = useMarketOverHttp();
  let story: OrderStory;
  let taskid: number;
  let outsider: number;
  beforeAll(async () => {
    outsider = (await aFreeProvider(service.context, { categoryId: MEDICAL_TESTS_ID })).userId;
  });
  beforeEach(async () => {
    story = await anOrderStory(service, { cashRials: 100_000_000 }, { categoryId: MEDICAL_TESTS_ID });
    taskid = await aPaidVisit();
  });

  const asCustomer = () => ({ as: story.customer.userId });
  const asProvider = () => ({ as: story.provider.userId });
  /** Two persons. */
  async function aPaidVisit(): Promise<number> {
    const draft: CallRequest<'clean/addcleanrequest'> = {
      ...aDraft(story, { gDate: aDayFromNow(service.context, 3) }),
      serviceEnum: 'testing',
      srvcategoryid: MEDICAL_TESTS_ID,
      srvcattypeid: DIABETES_ID,
      cleaningHours: null,
      testIds: [LONG_TERM_ID],
      personCount: 2,
      persons: [
        { name: 'Sara Ahmadi', birthYear: 1370 },
        { name: 'Omid Ahmadi', birthYear: 2001 },
      ],
    };
    const placed = await service.call('clean/addcleanrequest', draft, asCustomer());
    const settle = { prefix: 'wallet-', reqId: String(placed.reqid), giftCode: '0', useWallet: 'true' } as const;
    await service.call('custom', settle, asCustomer());
    await theProviderDoes(story, placed, 'accept');
    return placed.taskid;
  }
  const works = () => theProviderDoes(story, { taskid }, 'depart', 'start', 'finish');
  interface Upload {
    readonly by?: { readonly as: number };
    readonly file?: Uint8Array<ArrayBuffer>;
    readonly personNumber?: number;
    readonly replaces?: number;
  }
  const upload = ({ by = asProvider(), file = PDF, personNumber = 1, replaces = 0 }: Upload = {}) =>
    service.call('uploadtestresult', { file, taskid, personNumber, replaces }, by);
  const withdraw = (resultid: number, by = asProvider()) => service.call('testing/withdrawresult', { resultid }, by);
  const detail = async (by: { as: number }) => (await service.call('clean/gettaskdetail', { taskid }, by)).taskDetail;
  const results = async (by = asCustomer()) => (await detail(by)).results;
  const open = (fileurl: string, as?: number) =>
    fetch(`${host.url}${fileurl}`, { headers: as === undefined ? {} : { authorization: `as-user-${as}` } });
  const inbox = async () => {
    const asked = { inboxReadEnum: 'ALL', pageNumber: 0, pageSize: 50 } as const;
    return (await service.call('user/getuserinbox', asked, asCustomer())).userInboxLst.map(({ title }) => title);
  };
  async function countSms() {
    await service.sendMessages();
    return service.sms.filter(({ mobile, text }) => mobile === story.customer.mobile && text.includes('جواب')).length;
  }

  it('are handed over by the work’s provider, after it was done, as PDF or photo, for one person of the order, with one SMS', async () => {
    await expect(upload()).rejects.toMatchObject({ key: 'move-not-allowed' });
    await theProviderDoes(story, { taskid }, 'depart', 'start');
    await expect(upload()).rejects.toMatchObject({ key: 'move-not-allowed' });
    await theProviderDoes(story, { taskid }, 'finish');
    await expect(upload({ by: { as: outsider } })).rejects.toMatchObject({ key: 'not-yours' });
    await expect(upload({ by: asCustomer() })).rejects.toMatchObject({ key: 'not-yours' });
    await expect(upload({ file: new Uint8Array([1, 2, 3]) })).rejects.toMatchObject({ key: 'unsupported-type' });
    await expect(upload({ personNumber: 3 })).rejects.toMatchObject({ key: 'not-found' });
    expect(await upload()).toEqual({ resultCount: 1 });
    const canvas = sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } });
    const photo = new Uint8Array(await canvas.png().toBuffer());
    expect(await upload({ file: photo, personNumber: 2 })).toEqual({ resultCount: 2 });
    expect(await countSms()).toBe(1);
    expect(await detail(asCustomer())).toMatchObject({
      persons: [
        { personNumber: 1, name: 'Sara Ahmadi', birthYear: 1370 },
        { personNumber: 2, name: 'Omid Ahmadi', birthYear: 2001 },
      ],
      results: [
        { personNumber: 1, isPicture: false, withdrawnAtMs: null },
        { personNumber: 2, isPicture: true, withdrawnAtMs: null },
      ],
      takesResults: false,
    });
    const seen = await detail(asProvider());
    expect(seen).toMatchObject({ results: [{ fileurl: null }, { fileurl: null }], takesResults: true });
  });

  it('are read by the customer alone: not by the provider who sent them, an operator or a stranger', async () => {
    await works();
    await upload();
    const fileurl = (await results())[0]?.fileurl ?? '';
    const answers = [
      await open(fileurl, story.customer.userId),
      await open(fileurl, story.provider.userId),
      await open(fileurl, outsider),
      await open(fileurl),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 403, 403, 401]);
    expect(answers[0]?.headers.get('content-disposition')).toBe('attachment');
    expect(new Uint8Array((await answers[0]?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(PDF);
  });

  it('are withdrawn by their sender: the file is gone, both sides see that it was there, and no SMS follows', async () => {
    await works();
    await upload();
    const [handed] = await results();
    const resultid = handed?.resultid ?? 0;
    await expect(withdraw(resultid, { as: outsider })).rejects.toMatchObject({ key: 'not-yours' });
    await expect(withdraw(resultid, asCustomer())).rejects.toMatchObject({ key: 'providers-only' });
    await expect(withdraw(999_999)).rejects.toMatchObject({ key: 'not-found' });
    expect((await open(handed?.fileurl ?? '', story.customer.userId)).status).toBe(200);
    await withdraw(resultid);
    await expect(withdraw(resultid)).rejects.toMatchObject({ key: 'not-found' });
    expect((await open(handed?.fileurl ?? '', story.customer.userId)).status).toBe(404);
    for (const by of [asCustomer(), asProvider()])
      expect(await results(by)).toMatchObject([{ fileurl: null, withdrawnAtMs: expect.any(Number) }]);
    expect(await upload()).toEqual({ resultCount: 1 });
    expect(await inbox()).toEqual(expect.arrayContaining(['A result was withdrawn', 'Another result is there']));
    expect(await countSms()).toBe(1);
  });

  it('are replaced in one step, also at a person’s limit, and never a missing one', async () => {
    await works();
    for (let number = 0; number < TEST_RESULT_LIMITS.filesAPerson; number += 1) await upload();
    await expect(upload()).rejects.toMatchObject({ key: 'limit-reached' });
    const [wrong] = await results();
    const replaces = wrong?.resultid ?? 0;
    expect(await upload({ replaces })).toEqual({ resultCount: TEST_RESULT_LIMITS.filesAPerson });
    expect((await open(wrong?.fileurl ?? '', story.customer.userId)).status).toBe(404);
    const before = await results();
    await expect(upload({ replaces, personNumber: 2 })).rejects.toMatchObject({ key: 'not-found' });
    expect(await results()).toEqual(before);
    expect(await inbox()).toContain('A result was replaced');
    expect(await countSms()).toBe(1);
  });

  it('can come weeks later, and not for ever; from then on they stay as they are', async () => {
    await works();
    service.clock.advance(20 * DAY_MS);
    expect(await upload()).toEqual({ resultCount: 1 });
    service.clock.advance(10 * DAY_MS + HOUR_MS);
    await expect(upload()).rejects.toMatchObject({ key: 'move-not-allowed' });
    await expect(withdraw((await results())[0]?.resultid ?? 0)).rejects.toMatchObject({ key: 'move-not-allowed' });
  });

  it('are among the customer’s personal data, and go with the account', async () => {
    await works();
    await upload({ personNumber: 2 });
    const fileurl = (await results())[0]?.fileurl ?? '';
    const { personalData } = await service.call('user/getpersonaldata', {}, asCustomer());
    expect(personalData).toMatchObject({ testResults: [{ personNumber: 2, address: fileurl, withdrawnAt: null }] });
    await service.context.ports.database.transaction((transaction) =>
      eraseAccount(transaction, story.customer.userId, service.clock.now()),
    );
    expect(await results(asProvider())).toEqual([]);
  });
});
