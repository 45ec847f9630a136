/** @jest-environment jsdom */
import {
  createRender,
  enter,
  getButton,
  getInput,
  press,
  readPage,
  toServer,
  unmount,
} from '@/components/operator/testing';
import { CallError } from '@/lib/contract/call-error';
import bulk from '@/messages/en/bulk.json';
import common from '@/messages/en/common.json';
import desk from '@/messages/en/desk.json';

import { BulkDialog } from './bulk-dialog';
import type { BulkTarget } from './bulk-target';

const ROWS: readonly BulkTarget[] = [7, 8].map((id) => ({ key: `order-${id}`, of: 'order', id, name: `Order ${id}` }));
const MONEY = { giftRial: 0, walletRial: 0, providerRial: 0, commissionRial: 0, debtRial: 0, borneRial: 0 };
const call = toServer<{ taskid: number; bulk?: { bulkid: string } }>();
const settled = jest.fn();
let isPasswordNeeded = false;

const moved = () => call.mock.calls.filter(([name]) => name === 'operator/moveordermoney').map(([, input]) => input);

beforeEach(async () => {
  jest.clearAllMocks();
  isPasswordNeeded = false;
  call.mockImplementation(async (name) => {
    const money = {
      ...MONEY,
      way: 'cancel',
      rial: 900_000,
      leftRial: 900_000,
      walletRial: 900_000,
      needsSecond: false,
    };
    const row = { queue: null, refusal: null, orderCount: null, money };
    if (name === 'operator/planbulk') return { lstRow: [7, 8].map((id) => ({ id, ...row })) };
    if (isPasswordNeeded) throw new CallError('password-needed', { words: 'Type your password' });
    return { waits: true };
  });
  const dialog = <BulkDialog act="cancel" targets={ROWS} ownId={1} onSettled={settled} onClose={jest.fn()} />;
  await createRender({ common, bulk, desk })(dialog);
});
afterEach(unmount);

describe('money of many orders', () => {
  it('is asked for once its sum was shown and the number of rows was typed, row by row with the shown sums', async () => {
    expect(readPage()).toContain('180,000');
    const reason = [...document.querySelectorAll('textarea')][0];
    if (reason) await enter(reason, 'The whole evening was late');
    await press(getButton('Do these 2 rows'));
    await enter(getInput(bulk.count), '3');
    await press(getButton('Do these 2 rows'));
    expect(readPage()).toContain(bulk.countWrong);
    expect(moved()).toEqual([]);
    await enter(getInput(bulk.count), '۲');
    await press(getButton('Do these 2 rows'));
    const asked = { way: 'cancel', rial: 900_000, seenRial: 900_000, bulk: { rowcount: 2 } };
    expect(moved()).toMatchObject([7, 8].map((taskid) => ({ taskid, ...asked })));
    expect(new Set(moved().map(({ bulk: sent }) => sent?.bulkid)).size).toBe(1);
    expect(readPage()).toContain(bulk.asked);
    expect(settled.mock.calls).toEqual([
      ['order-7', null],
      ['order-8', null],
    ]);
  });

  it('keeps everything that was typed where the password is asked for again', async () => {
    isPasswordNeeded = true;
    const reason = [...document.querySelectorAll('textarea')][0];
    if (reason) await enter(reason, 'The whole evening was late');
    await enter(getInput(bulk.count), '2');
    await press(getButton('Do these 2 rows'));
    expect(readPage()).toContain(desk.password.label);
    expect(reason?.value).toBe('The whole evening was late');
    expect(settled).not.toHaveBeenCalled();
  });
});
