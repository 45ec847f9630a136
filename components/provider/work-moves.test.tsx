/** @jest-environment jsdom */
import { useState } from 'react';

import { createRender, enter, findButton, get, getButton, press, type, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { keepMove } from '@/lib/client/offline/waiting-moves';
import { account } from '@/lib/client/testing';
import { storeUserAccount } from '@/lib/client/user-account';
import { CallError } from '@/lib/contract/call-error';
import { fillNumbers } from '@/lib/i18n/fill-numbers';
import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';
import provider from '@/messages/en/provider.json';
import textiles from '@/messages/en/textiles.json';
import units from '@/messages/en/units.json';

import { WorkMoves } from './work-moves';
import type { WorkDetail } from './work-move';

jest.mock('next/navigation', () => ({
  useParams: () => ({ locale: 'en' }),
  usePathname: () => '/en/',
  useRouter: () => ({}),
}));
jest.mock('uuid', () => ({ v4: () => 'a-key' }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input: object]>;
const render = createRender({ ...fillNumbers({ provider, errors, common, textiles }, 'en'), units });
const NOON_MS = Date.UTC(2026, 10, 28, 8, 30);
const work = {
  custody: null,
  recipientName: null,
  taskid: 50_001,
  state: 'AWAITING_PROVIDER',
  moves: ['accept', 'decline'],
  moveOpenings: [],
  serverNowMs: NOON_MS,
} as unknown as WorkDetail;
const show = (changes: Partial<WorkDetail> = {}) =>
  render(<WorkMoves work={{ ...work, ...changes }} onMoved={() => undefined} />);
/** Without a finger the slide is pressed twice. */
async function slides(move: 'accept' | 'depart' | 'finish'): Promise<void> {
  await press(getButton(provider.moves[move]));
  await press(getButton(provider.confirm[move]));
}
/** The bar with the buttons, which on a phone is all that is seen of the page's end. */
const barText = (name: string) => getButton(name).closest('.sticky')?.textContent ?? '';

afterEach(() => unmount());

it('says beside the button that was pressed why a move was refused', async () => {
  call.mockRejectedValueOnce(new CallError('network-failed'));
  await show();
  await slides('accept');
  expect(barText(provider.moves.accept)).toContain(common.networkFailed);
});

it('a refusal has the whole width of the bar, above what else it says, and asks for nothing that was done already', async () => {
  call.mockRejectedValueOnce(new CallError('move-not-allowed', { words: errors['move-not-allowed'] }));
  await show({ pay: { netRial: 8_160_000, commissionRial: 0, cashDueRial: 0, feeRial: 0 } as WorkDetail['pay'] });
  await slides('accept');
  const row = document.querySelector('.sticky > .basis-full');
  expect(row?.textContent).toBe(provider.moveOver);
  expect(row?.nextElementSibling?.textContent).toContain('816,000');
});

it('says from when a move is open, with its day unless that is today', async () => {
  const openings = (opensAtMs: number) =>
    [{ move: 'depart', opensAtMs, closesAtMs: null, earlierBy: null }] as WorkDetail['moveOpenings'];
  const depart = provider.moves.depart;
  await show({ state: 'CONFIRMED', moves: ['depart', 'withdraw'], moveOpenings: openings(NOON_MS + 3_600_000) });
  expect(getButton(depart).disabled).toBe(true);
  expect(barText(depart)).toContain(`${depart}: from 13:00`);
  await unmount();
  await show({ state: 'CONFIRMED', moves: ['depart', 'withdraw'], moveOpenings: openings(NOON_MS + 30 * 3_600_000) });
  expect(barText(depart)).toContain('(29\u00a0November), 18:00');
});

it.each([
  ['a company, whose first step is to hand it to somebody', { place: 'company' }, false],
  ['somebody without a team', null, true],
])('setting off, which is the first step or not: %s', async (_who, team, isFirst) => {
  call.mockReset().mockResolvedValue({ team, lstMember: [], lstInvitation: [] });
  await show({ state: 'CONFIRMED', kind: 'cleaning', moves: ['depart', 'withdraw'], handed: null });
  expect(getButton(provider.moves.depart).className.includes('bg-saffron-500')).toBe(isFirst);
});

it('asks for the code where no hour holds the start back, as with petrol', async () => {
  await show({ state: 'EN_ROUTE', moves: ['start', 'withdraw'] });
  expect(document.body.textContent).toContain(provider.startCode.label);
  expect(document.body.textContent).toContain('Without them you say why');
});

it('asks for the code when the job may start, and who starts without it says why first', async () => {
  call.mockReset();
  call.mockResolvedValue({});
  const moveOpenings: WorkDetail['moveOpenings'] = [
    { move: 'start', opensAtMs: NOON_MS, closesAtMs: null, earlierBy: 'start-code' },
  ];
  await show({ state: 'EN_ROUTE', moves: ['start', 'withdraw'], moveOpenings });
  expect(document.body.textContent).toContain('Without them you say why');
  await press(getButton(provider.moves.start));
  await press(getButton(provider.confirm.start));
  expect(call).not.toHaveBeenCalled();
  expect(document.body.textContent).toContain(provider.startCode.whyMissing);
  const reason = [...document.querySelectorAll('label')].find(({ textContent }) =>
    textContent?.includes(provider.startCode.reasons.phoneless),
  );
  await press(reason ?? document.body);
  await press(getButton(provider.confirm.start));
  expect(call).toHaveBeenCalledWith(
    'expert/movetask',
    { taskid: 50_001, move: 'start', withoutCode: 'phoneless', madeAtMs: expect.any(Number) },
    expect.anything(),
  );
});

it('says what a work brings where it is accepted, and nowhere else', async () => {
  const pay = { netRial: 8_160_000, commissionRial: 1_440_000, cashDueRial: 0, cashRial: 0, feeRial: 0 };
  await show({ pay });
  expect(barText(provider.moves.accept)).toContain(`${provider.pay.net}: 816,000`);
  await unmount();
  await show({ pay, state: 'CONFIRMED', moves: ['depart', 'withdraw'] });
  expect(barText(provider.moves.depart)).not.toContain('816,000');
});

it('the fourth digit starts the job, also before its hour, and no reason is asked for', async () => {
  call.mockReset().mockResolvedValue({});
  const { start } = provider.moves;
  await show({
    state: 'EN_ROUTE',
    moves: ['start', 'withdraw'],
    moveOpenings: [{ move: 'start', opensAtMs: NOON_MS + 3_600_000, closesAtMs: null, earlierBy: 'start-code' }],
  });
  expect(getButton(start).disabled).toBe(true);
  await type(provider.startCode.label, '2389');
  expect(document.querySelector('[role="dialog"]')).toBeNull();
  expect(call).toHaveBeenCalledWith(
    'expert/movetask',
    { taskid: 50_001, move: 'start', startCode: '2389', madeAtMs: expect.any(Number) },
    expect.anything(),
  );
});

it('before one leaves the door it is said what cash to take', async () => {
  const pay = { netRial: 8_160_000, commissionRial: 1_440_000, cashDueRial: 9_600_000, cashRial: 0, feeRial: 0 };
  await show({ pay, state: 'IN_PROGRESS', moves: ['finish'] });
  expect(barText(provider.moves.finish)).toContain('Take 960,000');
});

it('a job whose booked time is over offers another time instead of setting off, and no start without the code', async () => {
  const { depart, start } = provider.moves;
  const closed = (move: string): WorkDetail['moveOpenings'] => [
    { move, opensAtMs: NOON_MS - 7_200_000, closesAtMs: NOON_MS, earlierBy: move === 'start' ? 'start-code' : null },
  ];
  const missed = { state: 'CONFIRMED', moveOpenings: closed('depart') } as const;
  await show({ ...missed, moves: ['depart', 'offerHours', 'withdraw'] });
  expect(findButton(depart)).toBeUndefined();
  expect(barText(provider.late.hours.open)).toContain(provider.missed.text);
  expect(getButton(provider.moves.withdraw)).toBeDefined();
  await unmount();
  // A company's worker proposes no hours.
  await show({ ...missed, moves: ['depart'] });
  expect(document.querySelector('[data-moves] a')?.getAttribute('href')).toContain('#conversation');
  await unmount();
  await show({ state: 'EN_ROUTE', moves: ['start', 'withdraw'], moveOpenings: closed('start') });
  expect(getButton(start).disabled).toBe(true);
  call.mockReset().mockResolvedValue({});
  await type(provider.startCode.label, '2389');
  expect(call).toHaveBeenCalledWith(
    'expert/movetask',
    expect.objectContaining({ startCode: '2389' }),
    expect.anything(),
  );
});

it('asks why work is given back, shows the remaining points, and warns before they fall below the limit', async () => {
  call.mockReset();
  call.mockImplementation(async (name) => (name === 'provider/getsanctions' ? { reliability: 64 } : {}));
  await show({ state: 'CONFIRMED', moves: ['depart', 'withdraw'], startsAtMs: NOON_MS + 72 * 3_600_000 });
  await press(getButton(provider.moves.withdraw));
  await press(getButton(provider.confirm.withdraw));
  expect(call.mock.calls.map(([name]) => name)).not.toContain('expert/movetask');
  const dialog = document.querySelector('[role="dialog"]');
  expect(dialog?.textContent).toContain(provider.withdrawal.whyMissing);
  expect(dialog?.textContent).toContain('After this you will have 59 points.');
  expect(dialog?.textContent).toContain('This takes you below 60 points');
  const illness = [...document.querySelectorAll('label')].find(({ textContent }) =>
    textContent?.includes(provider.withdrawal.reasons.illness),
  );
  await press(illness ?? document.body);
  await press(getButton(provider.confirm.withdraw));
  expect(call).toHaveBeenCalledWith(
    'expert/movetask',
    { taskid: 50_001, move: 'withdraw', reason: provider.withdrawal.reasons.illness },
    expect.anything(),
  );
});

const inDialog = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('[role="dialog"] button')].find(
    ({ textContent }) => textContent === name,
  ) ?? document.body;
const returning = {
  state: 'RETURNING',
  moves: ['handBack'],
  moveOpenings: [{ move: 'handBack', opensAtMs: NOON_MS + 3_600_000, closesAtMs: null, earlierBy: 'start-code' }],
  custody: { takesPieces: false, lstPiece: [{}], nextStage: 'returned', missingCount: 1 },
} as unknown as Partial<WorkDetail>;

it('textiles that come back early and short of a piece go with the code and the word about the piece together', async () => {
  call.mockReset().mockResolvedValue({});
  const { handBack } = provider.moves;
  await show(returning);
  expect(getButton(handBack).disabled).toBe(true);
  await type(provider.startCode.signLabel, '2389');
  expect(call).not.toHaveBeenCalled();
  expect(document.querySelector('[role="dialog"]')?.textContent).not.toContain(provider.startCode.why);
  await enter(get(HTMLTextAreaElement, textiles.work.why), 'The bag is in the van');
  await press(inDialog(handBack));
  expect(call).toHaveBeenCalledWith(
    'expert/movetask',
    {
      taskid: 50_001,
      move: 'handBack',
      startCode: '2389',
      reason: 'The bag is in the van',
      madeAtMs: expect.any(Number),
    },
    expect.anything(),
  );
});

it('the code of the pick-up is no code of the return', async () => {
  const pickingUp = {
    state: 'EN_ROUTE',
    moves: ['pickUp'],
    moveOpenings: [{ move: 'pickUp', opensAtMs: NOON_MS + 3_600_000, closesAtMs: null, earlierBy: 'start-code' }],
    custody: { takesPieces: true, lstPiece: [{}], nextStage: 'picked-up', missingCount: 0 },
  } as unknown as Partial<WorkDetail>;
  function Later() {
    const [isReturning, setIsReturning] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsReturning(true)}>
          later
        </button>
        <WorkMoves work={{ ...work, ...(isReturning ? returning : pickingUp) }} onMoved={() => undefined} />
      </>
    );
  }
  await render(<Later />);
  call.mockReset().mockResolvedValue({});
  await type(provider.startCode.signLabel, '238');
  await press(getButton('later'));
  await type(provider.startCode.signLabel, '9');
  expect(call).not.toHaveBeenCalled();
});

it('without the code a piece that is missing is written of, and why there is no code is chosen', async () => {
  call.mockReset().mockResolvedValue({});
  await show({ ...returning, moveOpenings: [] });
  await press(getButton(provider.moves.handBack));
  await enter(get(HTMLTextAreaElement, textiles.work.why), 'The bag is in the van');
  await press(inDialog(provider.moves.handBack));
  expect(call).not.toHaveBeenCalled();
  expect(document.body.textContent).toContain(provider.startCode.whyMissing);
});

describe('a move that waits for the network', () => {
  const waits = (move: 'depart' | 'finish', refusal: string | null = null) => {
    storeUserAccount(account);
    const made = { key: 'a-key', taskId: work.taskid, workName: 'Cleaning', move, madeAtMs: Date.now() };
    keepMove(account.userId, { ...made, opensAtMs: null, refusal });
  };
  afterEach(() => window.localStorage.clear());
  const waitingText = (move: 'depart' | 'finish') => `${provider.moves[move]}: in line`;

  it('gives its place to the next one, and is said above it', async () => {
    waits('depart');
    await show({ state: 'EN_ROUTE', moves: ['start'] });
    expect(barText(provider.moves.start)).toContain(waitingText('depart'));
  });

  it('stays at the end of its slide where nothing follows it, and cannot be made again', async () => {
    waits('finish');
    await show({ state: 'DONE', moves: [] });
    expect(getButton(waitingText('finish')).getAttribute('aria-disabled')).toBe('true');
  });

  it('is no more said once it was refused', async () => {
    waits('finish', 'It was too early.');
    await show({ state: 'IN_PROGRESS', moves: ['finish'] });
    expect(barText(provider.moves.finish)).not.toContain(waitingText('finish'));
  });
});
