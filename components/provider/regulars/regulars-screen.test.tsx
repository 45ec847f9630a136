/** @jest-environment jsdom */
import { createRender, getButton, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { fillNumbers } from '@/lib/i18n/fill-numbers';
import common from '@/messages/en/common.json';
import provider from '@/messages/en/provider.json';

import { RegularsScreen } from './regulars-screen';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input?: unknown]>;
const render = createRender(fillNumbers({ provider, common }, 'en'));
const words = provider.regulars;
const shown = () => document.body.textContent ?? '';
const sara = { userId: 301, name: 'Sara', state: 'asked', askedAtMs: 0, doneTaskCount: 2, apartTaskid: null };

afterEach(unmount);

it('shows who asks and who is agreed to, and answers a question in one press', async () => {
  let lstCustomer = [sara, { ...sara, userId: 302, name: 'Nika', state: 'agreed' }];
  call.mockImplementation(async (name) => (name === 'regular/getcustomers' ? { lstCustomer } : {}));
  await render(<RegularsScreen />);
  expect(shown()).toContain(words.asking);
  expect(shown()).toContain('2 jobs done for them');
  lstCustomer = lstCustomer.map((customer) => ({ ...customer, state: 'agreed' }));
  await press(getButton(words.agree));
  expect(call).toHaveBeenCalledWith('regular/answercustomer', { customerUserId: 301, isAgreed: true });
  expect(shown()).not.toContain(words.asking);
  expect(shown()).toMatch(/Sara.*Nika/);
});

it('lists a customer who is not wanted again apart from the others, to take it back', async () => {
  call.mockResolvedValue({ lstCustomer: [{ ...sara, state: null, apartTaskid: 9 }] });
  await render(<RegularsScreen />);
  expect(shown()).toContain(words.apart);
  expect([...document.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([words.apart]);
  await press(getButton(words.meeting.open));
  await press(getButton(words.meeting.confirm));
  expect(call).toHaveBeenCalledWith('regular/keepapart', { taskid: 9, isApart: false });
});

it('says how a customer can ask where nobody has', async () => {
  call.mockResolvedValue({ lstCustomer: [] });
  await render(<RegularsScreen />);
  expect(shown()).toContain(words.none.text);
});
