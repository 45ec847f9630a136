/** @jest-environment jsdom */
import { createRender, getButton, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import orders from '@/messages/en/orders.json';

import { KeepWhoCame } from './keep-provider';
import type { OwnPerson } from './own-person';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input?: unknown]>;
const render = createRender({ orders });
const show = async (state: OwnPerson['state'], workerCode = 'PF202') => {
  const person = { userId: 202, fullname: 'Maryam', userImage: '', workerCode: 'PF202', state };
  const asked = { state: 'asked' };
  call.mockImplementation(async (name) =>
    name === 'regular/getpeople' ? { lstPerson: [{ ...person, lastTaskid: 7, doneTaskCount: 1 }] } : asked,
  );
  await render(<KeepWhoCame workerCode={workerCode} />);
};
const shown = () => document.body.textContent ?? '';

afterEach(unmount);

it('asks whoever came to be a regular, in one press', async () => {
  await show(null);
  await press(getButton('Make \u2068Maryam\u2069 my regular'));
  expect(call).toHaveBeenCalledWith('regular/keepprovider', { workerUserId: 202 });
});

it('says that the question waits, or was agreed to, and asks no second time', async () => {
  await show('asked');
  expect(shown()).toMatch(/Waiting for .*Maryam.* to agree/);
  expect(document.querySelector('button')).toBeNull();
});

it('shows nothing after a refusal, and nothing of somebody else', async () => {
  await show('declined');
  expect(shown()).toBe('');
  await unmount();
  await show(null, 'PF999');
  expect(shown()).toBe('');
});
