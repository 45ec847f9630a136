/** @jest-environment jsdom */
import { enter, findButton, get, getButton, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { CallError } from '@/lib/contract/call-error';
import bidding from '@/messages/en/bidding.json';
import common from '@/messages/en/common.json';
import order from '@/messages/en/order.json';

import { aBid, aBidding, createStepRender, did, TASK_ID } from './testing';
import { useBidding, type Bidding } from './use-bidding';
import { WaitingRoom } from './waiting-room';

jest.mock('next/navigation', () => ({
  useParams: () => ({ locale: 'en' }),
  usePathname: () => '/en/',
  useRouter: () => ({ push: jest.fn() }),
  useSearchParams: () => new URLSearchParams(),
}));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

// Told what to answer by name; the contract's types would want every field of every answer.
const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input?: unknown]>;
const renderStep = createStepRender({ bidding, common, order });
const text = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? '';

let now: Bidding | CallError;
/** Asks again, as a word of the broker does. */
function Listener() {
  const { mutate } = useBidding(TASK_ID);
  return (
    <button type="button" onClick={() => void mutate().catch(() => undefined)}>
      a word
    </button>
  );
}
const arrives = (next: Bidding | CallError) => {
  now = next;
  return press(getButton('a word'));
};

async function opens(first: Bidding | CallError): Promise<void> {
  now = first;
  await renderStep(
    <>
      <Listener />
      <WaitingRoom taskId={TASK_ID} />
    </>,
  );
}

beforeEach(() => {
  for (const mock of [call, ...Object.values(did)]) mock.mockReset();
  call.mockImplementation(async (name) => {
    if (name !== 'suggestion/getallsuggestion4task') return {};
    if (now instanceof CallError) throw now;
    return now;
  });
});
afterEach(() => unmount());

it('says how long bids are taken by the server’s clock, what such a job costs, and how many read it', async () => {
  await opens(aBidding());
  for (const words of ['Waiting for quotes', '1 h 30 min left', '300,000 to 600,000 tomans'])
    expect(text()).toContain(words);
  expect(text()).toContain('4 professionals were told');
  expect(text()).toContain('2 have opened it');
  expect(findButton('Compare and choose')).toBeUndefined();
});

it('a bid that arrives is on the screen at once, with what one weighs it by; then there is something to choose', async () => {
  await opens(aBidding());
  const lstCertificate = [{ kind: 'skill' as const, checkedAtMs: Date.UTC(2026, 8, 1), validUntilMs: null }];
  await arrives(aBidding({ lstSuggestion: [aBid({ lstCertificate, sgDesc: 'With my own drill' })] }));
  for (const words of [
    '1 quote has arrived',
    'Maryam Ahmadi',
    '400,000 tomans',
    'Just arrived',
    'About 2.5 km, 7 min away (an estimate)',
  ])
    expect(text()).toContain(words);
  expect(text()).toMatch(/Skills certificate.*checked .*2026/);
  expect(text()).toContain('With my own drill');
  await press(getButton('Look and choose'));
  expect(did.goOn).toHaveBeenCalledWith({ hasBids: true });
});

it('a new bid says itself and not those before it', async () => {
  const other = aBid({ sgid: 2, fullname: 'Reza Karimi', price: 5_000_000 });
  await opens(aBidding());
  await arrives(aBidding({ lstSuggestion: [aBid()] }));
  const region = [...document.querySelectorAll('[role=status]')].find(({ textContent }) => /Maryam/.test(textContent));
  if (!region) throw new Error('Nothing says the first bid.');
  const before = new Set(region.children);
  await arrives(aBidding({ lstSuggestion: [aBid(), other] }));
  expect(region.getAttribute('aria-atomic')).toBe('false');
  const added = [...region.children].filter((child) => !before.has(child)).map(({ textContent }) => textContent);
  expect(added).toEqual([expect.stringContaining('Reza Karimi')]);
});

it('a bid that changes or is taken back while one looks is said', async () => {
  const other = aBid({ sgid: 2, fullname: 'Reza Karimi', price: 5_000_000 });
  await opens(aBidding({ lstSuggestion: [aBid(), other] }));
  expect(text()).not.toContain('Just arrived');
  await arrives(aBidding({ lstSuggestion: [aBid({ price: 3_500_000 })] }));
  expect(text()).toMatch(/Reza Karimi\u2069 has taken the quote back/);
  expect(text()).toContain('Before: 400,000 tomans');
  expect(text()).toContain('350,000 tomans');
});

it('without a network the last that is known stays, and it says so', async () => {
  await opens(aBidding({ lstSuggestion: [aBid()] }));
  await arrives(new CallError('network-failed'));
  expect(text()).toContain('Maryam Ahmadi');
  expect(text()).toContain('The connection is lost');
});

it('a bidder’s question is answered right there', async () => {
  const question = {
    questionid: 7,
    userid: 2,
    fullname: 'Maryam Ahmadi',
    userImage: '',
    text: 'Is it a brick wall?',
    askedAtMs: 1,
    answer: null,
    answeredAtMs: null,
  };
  await opens(aBidding({ lstQuestion: [question] }));
  await press(getButton('Send answer'));
  expect(text()).toContain('Please write an answer.');
  await enter(get(HTMLTextAreaElement, 'Your answer'), 'Yes');
  await press(getButton('Send answer'));
  expect(call).toHaveBeenCalledWith('suggestion/answerquestion', { questionid: 7, text: 'Yes' });
});

it.each([
  ['nobody-asked', 'No professional for this job was free'],
  ['nobody-read', 'nobody opened the request in time'],
  ['read-only', 'They read the request, but nobody quoted'],
  ['all-withdrawn', 'all were taken back before you chose'],
] as const)('the end without a bid says why (%s) and how to go on', async (noBidReason, words) => {
  await opens(aBidding({ state: 'EXPIRED', windowEndsAtMs: null, noBidReason, retriesLeft: 2 }));
  expect(text()).toContain(words);
  expect(text()).toContain('You can send it 2 more times.');
  await press(getButton('Send again for the same hour'));
  expect(call).toHaveBeenCalledWith('requestBidding/retry', { reqid: 10_001 });
});

it('where nobody does such work, no further try is offered, neither before the end nor after it', async () => {
  await opens(aBidding({ noBidReason: 'nobody-serves', retriesLeft: 0 }));
  expect(text()).toContain('No professional comes to your neighbourhood for this job yet. You can cancel');
  await arrives(aBidding({ state: 'EXPIRED', windowEndsAtMs: null, noBidReason: 'nobody-serves', retriesLeft: 0 }));
  expect(text()).toContain('sending it again would bring no quote');
  expect(findButton('Send again for the same hour')).toBeUndefined();
  expect(findButton('Cancel the request')).toBeDefined();
});

it('where the hour is too near another one is asked for, and after the last retry none is offered', async () => {
  await opens(aBidding({ state: 'EXPIRED', noBidReason: 'nobody-read', retryNeedsHour: true }));
  expect(findButton('Send again for the same hour')).toBeUndefined();
  expect(findButton('Send again for another hour')).toBeDefined();
  await arrives(aBidding({ state: 'EXPIRED', noBidReason: 'nobody-read', retriesLeft: 0 }));
  expect(findButton('Send again for another hour')).toBeUndefined();
  expect(findButton('Cancel the request')).toBeDefined();
});

it('a request that was cancelled, here or elsewhere, says so and can be made again', async () => {
  await opens(aBidding({ state: 'CANCELLED_BY_CUSTOMER' }));
  expect(text()).toContain('This request is closed');
  expect(findButton('Request again')).toBeDefined();
});
