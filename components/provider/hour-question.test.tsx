/** @jest-environment jsdom */
import { createRender, findButton, getButton, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { CallError } from '@/lib/contract/call-error';
import { fillNumbers } from '@/lib/i18n/fill-numbers';
import common from '@/messages/en/common.json';
import provider from '@/messages/en/provider.json';
import units from '@/messages/en/units.json';

import { HourQuestion } from './hour-question';
import type { WorkDetail } from './work-move';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));
jest.mock('uuid', () => ({ v4: () => 'a-key' }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input: object]>;
const render = createRender({ ...fillNumbers({ provider, common }, 'en'), units });
const NOON_MS = Date.UTC(2026, 10, 28, 8, 30);
const work = {
  taskid: 50_001,
  serviceName: 'House cleaning',
  serviceTypeName: 'Regular cleaning',
  moves: ['agreeHour', 'keepHour', 'withdraw'],
  gDate: '2026-12-03',
  startHour: 9,
  endHour: 12,
  askedHour: { gDate: '2026-12-05', startHour: 11, endHour: 14, startsAtMs: 0, answerDueAtMs: NOON_MS + 3_600_000 },
  serverNowMs: NOON_MS,
} as unknown as WorkDetail;
const onMoved = jest.fn();
const show = async (changes: Partial<WorkDetail> = {}) => {
  await render(<HourQuestion work={{ ...work, ...changes }} onMoved={onMoved} />);
  return (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
};

beforeEach(() => {
  call.mockReset().mockResolvedValue({});
  onMoved.mockReset();
});
afterEach(unmount);

it('says which hour is asked for instead of which, and until when to answer', async () => {
  expect(await show()).toMatch(/5 December.*11:00.*14:00.*instead of.*3 December.*9:00.*12:00.*28 November.*13:00/);
});

it('sends either answer, and says why one was refused', async () => {
  await show();
  call.mockRejectedValueOnce(new CallError('network-failed'));
  await press(getButton(provider.moves.keepHour));
  expect(document.body.textContent).toContain(common.networkFailed);
  await press(getButton(provider.moves.agreeHour));
  expect(call.mock.calls.map(([, input]) => input)).toEqual([
    expect.objectContaining({ taskid: 50_001, move: 'keepHour' }),
    expect.objectContaining({ taskid: 50_001, move: 'agreeHour' }),
  ]);
  expect(onMoved).toHaveBeenCalledTimes(2);
});

it('has no answers for somebody of a team, whose company answers', async () => {
  expect(await show({ moves: ['depart'] })).toContain(provider.askedHour.title);
  expect(findButton(provider.moves.agreeHour)).toBeUndefined();
});

it('is not there where nothing is asked', async () => {
  expect(await show({ askedHour: null })).toBe('');
});
