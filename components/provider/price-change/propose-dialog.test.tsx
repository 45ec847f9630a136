/** @jest-environment jsdom */
import { act } from 'react';

import { createRender, enter, get, getAlertText, getButton, press, type, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { account } from '@/lib/client/testing';
import { storeUserAccount } from '@/lib/client/user-account';
import { CallError } from '@/lib/contract/call-error';
import common from '@/messages/en/common.json';
import words from '@/messages/en/price-change.json';
import units from '@/messages/en/units.json';

import type { WorkDetail } from '../work-move';
import { ProposeDialog } from './propose-dialog';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input: object]>;
const render = createRender({ 'price-change': words, common, units });
const onClose = jest.fn();
const show = (kind: WorkDetail['kind'] = 'cleaning') =>
  render(
    <ProposeDialog
      work={{ taskid: 1, kind, priceRial: 9_600_000 } as WorkDetail}
      onClose={onClose}
      onProposed={() => undefined}
    />,
  );
const sends = async () => {
  await press(getButton(words.form.send));
  await act(async () => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
};

beforeEach(() => {
  window.sessionStorage.clear();
  storeUserAccount(account);
  call.mockReset().mockResolvedValue({});
  onClose.mockReset();
});
afterEach(unmount);

it('proposes overtime in steps with its sum and the reason, and says what the price and the share become', async () => {
  await show();
  await sends();
  expect(call).not.toHaveBeenCalled();
  expect(document.body.textContent).toContain(words.form.amountWrong);
  await press(get(HTMLButtonElement, words.form.longer));
  await type(words.form.amount, '۱۶۰۰۰۰');
  await enter(get(HTMLTextAreaElement, words.form.reason), 'The kitchen took longer');
  expect(document.body.textContent).toContain('1,120,000');
  expect(document.body.textContent).toContain('952,000');
  await sends();
  expect(call).toHaveBeenLastCalledWith('pricechange/addpricechange', {
    taskid: 1,
    lines: [{ key: 'overtime', params: { minutes: 30 }, amountRial: 1_600_000 }],
    reason: 'The kitchen took longer',
    fileid: null,
  });
  expect(onClose).toHaveBeenCalled();
});

it('takes off what was less, and not more than there is', async () => {
  await show('carpet');
  const less = document.querySelector<HTMLInputElement>('input[value="less"]');
  if (less) await press(less);
  await enter(get(HTMLTextAreaElement, words.form.reason), 'Smaller carpet');
  await type(words.form.amount, '1000000');
  await sends();
  expect(getAlertText()).toContain(words.form.belowZero);
  await type(words.form.amount, '100000');
  await sends();
  expect(call.mock.lastCall?.[1]).toMatchObject({ lines: [{ key: 'measured', params: {}, amountRial: -1_000_000 }] });
});

it('keeps what was typed where it could not be sent', async () => {
  await show();
  await type(words.form.amount, '5000');
  await enter(get(HTMLTextAreaElement, words.form.reason), 'More windows');
  call.mockRejectedValue(new CallError('network-failed'));
  await sends();
  expect(getAlertText()).toContain(common.networkFailed);
  expect(onClose).not.toHaveBeenCalled();
  await unmount();
  await show();
  expect(get(HTMLTextAreaElement, words.form.reason).value).toBe('More windows');
});
