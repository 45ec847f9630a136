/** @jest-environment jsdom */
import { act } from 'react';

import { createRender, enter, get, getAlertText, getButton, press, type, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { account } from '@/lib/client/testing';
import { storeUserAccount } from '@/lib/client/user-account';
import { CallError } from '@/lib/contract/call-error';
import type { PriceTerms } from '@/lib/domain/money/price-proposal';
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
const BY_THE_HOUR: PriceTerms = {
  hourRial: 3_200_000,
  measure: null,
  pieces: [],
  extras: [],
  minimumRial: 0,
  freeRial: 4_800_000,
};
const show = (terms = BY_THE_HOUR, handed: WorkDetail['handed'] = null) =>
  render(
    <ProposeDialog
      work={{ taskid: 1, priceRial: 9_600_000, handed } as WorkDetail}
      terms={terms}
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

const choosesKind = (kind: string) => enter(get(HTMLSelectElement, words.form.kind), kind);

it('works out overtime by the agreed hour, which stands beside it, and says what the price and the share become', async () => {
  await show();
  await sends();
  expect(call).not.toHaveBeenCalled();
  expect(document.body.textContent).toContain('An hour: 320,000\u00a0tomans');
  expect(document.querySelectorAll('input[inputmode="numeric"]')).toHaveLength(0);
  await press(get(HTMLButtonElement, words.form.longer));
  await enter(get(HTMLTextAreaElement, words.form.reason), 'The kitchen took longer');
  expect(document.body.textContent).toContain('1,120,000');
  expect(document.body.textContent).toContain('952,000');
  await sends();
  expect(call).toHaveBeenLastCalledWith('pricechange/addpricechange', {
    taskid: 1,
    lines: [{ key: 'overtime', minutes: 30 }],
    reason: 'The kitchen took longer',
    fileid: null,
  });
  expect(onClose).toHaveBeenCalled();
});

it('begins with the carpets that were ordered and takes the size of each, never a sum', async () => {
  const measure = { unit: 'square-metre', unitRial: 650_000, sizes: [6, 9] } as const;
  await show({ ...BY_THE_HOUR, hourRial: null, measure: { ...measure, sizes: [6, 9] } });
  const second = get(HTMLInputElement, 'Carpet 2, in square metres');
  expect(second.value).toBe('9');
  await enter(get(HTMLTextAreaElement, words.form.reason), 'Larger than was thought');
  await enter(second, 'wide');
  await sends();
  expect(document.body.textContent).toContain(words.form.sizeWrong);
  await enter(second, '۱۰٫۵');
  expect(document.body.textContent).toContain('1,057,500');
  await sends();
  expect(call.mock.lastCall?.[1]).toMatchObject({ lines: [{ key: 'measured', sizes: [6, 10.5] }] });
});

it('begins with the pieces that were ordered, and sends those that differ', async () => {
  const pieces = [{ piece: 'laundryItems.shirt', label: 'Shirt', count: 5, pieceRial: 550_000 }];
  await show({ ...BY_THE_HOUR, hourRial: null, pieces });
  await press(get(HTMLButtonElement, `${common.increase}: Shirt`));
  await enter(get(HTMLTextAreaElement, words.form.reason), 'Six shirts');
  await sends();
  expect(call.mock.lastCall?.[1]).toMatchObject({
    lines: [{ key: 'recount', pieces: [{ piece: 'laundryItems.shirt', count: 6 }] }],
  });
});

it('asks for a photo where no list has the price, and not for more than half of the order’s price', async () => {
  await show();
  await choosesKind('materials');
  await type(words.form.amount, '500000');
  await enter(get(HTMLTextAreaElement, words.form.reason), 'A new tap');
  await sends();
  expect(document.body.textContent).toContain(words.form.photoNeeded);
  expect(call).not.toHaveBeenCalled();
});

it('an extra of the price list is ticked beside its price, without a photo, and more time need not come with it', async () => {
  await show({ ...BY_THE_HOUR, extras: [{ key: 'extra-oven', rateRial: 2_500_000 }] });
  const oven = get(HTMLInputElement, `${words.form.kinds['extra-oven']}250,000\u00a0tomans`);
  await press(oven);
  expect(oven.checked).toBe(true);
  await press(getButton(words.form.removeLine));
  await enter(get(HTMLTextAreaElement, words.form.reason), 'The oven, too');
  await sends();
  expect(call.mock.lastCall?.[1]).toMatchObject({ lines: [{ key: 'extra-oven', count: 1 }], fileid: null });
});

it('takes off what was less, and not more than there is', async () => {
  await show();
  await choosesKind('less-work');
  await enter(get(HTMLTextAreaElement, words.form.reason), 'Less to do');
  await type(words.form.amount, '1000000');
  await sends();
  expect(getAlertText()).toContain(words.form.belowZero);
  await type(words.form.amount, '100000');
  await sends();
  expect(call.mock.lastCall?.[1]).toMatchObject({ lines: [{ key: 'less-work', amountRial: -1_000_000 }] });
});

it('shows no sum to somebody who works for a company', async () => {
  await show({ ...BY_THE_HOUR, hourRial: 0, freeRial: 0 }, { isForCompany: true } as WorkDetail['handed']);
  expect(document.body.textContent).not.toContain('toman');
});

it('keeps what was typed where it could not be sent', async () => {
  await show();
  await enter(get(HTMLTextAreaElement, words.form.reason), 'More windows');
  call.mockRejectedValue(new CallError('network-failed'));
  await sends();
  expect(getAlertText()).toContain(common.networkFailed);
  expect(onClose).not.toHaveBeenCalled();
  await unmount();
  await show();
  expect(get(HTMLTextAreaElement, words.form.reason).value).toBe('More windows');
});
