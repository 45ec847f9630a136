/** @jest-environment jsdom */
import { callFromBrowser } from '@/lib/client/browser';
import { account } from '@/lib/client/testing';
import { storeUserAccount } from '@/lib/client/user-account';
import { CallError } from '@/lib/contract/call-error';

import { makeOwnMove, sendWaitingMoves } from './send-moves';
import { listWaitingMoves } from './waiting-moves';

let mockKeys = 0;
const mockNextKeys: string[] = [];
jest.mock('uuid', () => ({ v4: () => mockNextKeys.shift() ?? `key-${(mockKeys += 1)}` }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

type Sent = [name: string, input: { taskid: number; move: string }, options: { idempotencyKey: string }];
const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, Sent>;
const isOnline = jest.spyOn(window.navigator, 'onLine', 'get');
const PROVIDER = account.userId;
const OTHER = 8;
const work = { taskId: 50_001, workName: 'Regular cleaning' };
const next = { taskId: 50_002, workName: 'Car wash' };
const listSent = () => call.mock.calls.map(([, { taskid, move }]) => `${move} ${taskid}`);
const listKept = (userId = PROVIDER) => listWaitingMoves(userId).map(({ move, taskId }) => `${move} ${taskId}`);
const noNetwork = () => new CallError('network-failed');

let nowMs = Date.UTC(2026, 10, 28, 5, 30);
beforeEach(() => {
  window.localStorage.clear();
  storeUserAccount(account);
  call.mockReset().mockResolvedValue({});
  isOnline.mockReturnValue(true);
  jest.spyOn(Date, 'now').mockImplementation(() => (nowMs += 1000));
});
afterEach(() => jest.mocked(Date.now).mockRestore());

async function makeWithoutNetwork(...moves: Parameters<typeof makeOwnMove>[0][]): Promise<void> {
  isOnline.mockReturnValue(false);
  for (const move of moves) await makeOwnMove(move);
  isOnline.mockReturnValue(true);
}

describe('a move made on a street', () => {
  it('goes to the server where it answers, and nothing is stored', async () => {
    await makeOwnMove({ ...work, move: 'depart' });
    expect([listSent(), listKept()]).toEqual([['depart 50001'], []]);
  });

  it('shows its refusal where it is pressed', async () => {
    call.mockRejectedValueOnce(new CallError('start-code-wrong'));
    await expect(makeOwnMove({ ...work, move: 'start', startCode: '1234' })).rejects.toMatchObject({
      key: 'start-code-wrong',
    });
    expect(listKept()).toEqual([]);
  });

  it('waits without requests while there is no network, and is sent in order and once afterwards', async () => {
    await makeWithoutNetwork({ ...work, move: 'depart' }, { ...work, move: 'start', startCode: '1234' });
    expect([listSent(), listKept()]).toEqual([[], ['depart 50001', 'start 50001']]);
    await Promise.all([sendWaitingMoves(), sendWaitingMoves()]);
    await sendWaitingMoves();
    expect([listSent(), listKept()]).toEqual([['depart 50001', 'start 50001'], []]);
  });

  it('is sent in a browser whose locks refuse, and a failure there is not tried twice', async () => {
    const request = () => Promise.reject(new DOMException('refused', 'SecurityError'));
    Object.defineProperty(window.navigator, 'locks', { value: { request }, configurable: true });
    await makeWithoutNetwork({ ...work, move: 'depart' });
    await sendWaitingMoves();
    expect([listSent(), listKept()]).toEqual([['depart 50001'], []]);
    Reflect.deleteProperty(window.navigator, 'locks');
  });

  it('keeps its place behind an earlier one where the phone’s clock was set back between them', async () => {
    await makeWithoutNetwork({ ...work, move: 'depart' });
    nowMs -= 3_600_000;
    await makeWithoutNetwork({ ...work, move: 'start', startCode: '1234' });
    expect(listKept()).toEqual(['depart 50001', 'start 50001']);
    await sendWaitingMoves();
    expect(listSent()).toEqual(['depart 50001', 'start 50001']);
  });

  it('keeps its key where the answer was lost: the server makes one of two sendings', async () => {
    call.mockRejectedValueOnce(noNetwork()).mockRejectedValueOnce(noNetwork());
    await makeOwnMove({ ...work, move: 'depart' });
    await sendWaitingMoves();
    await sendWaitingMoves();
    const keys = call.mock.calls.map(([, , { idempotencyKey }]) => idempotencyKey);
    expect(keys).toHaveLength(3);
    expect([new Set(keys).size, listKept()]).toEqual([1, []]);
  });

  it('waits behind earlier ones', async () => {
    await makeWithoutNetwork({ ...work, move: 'depart' });
    call.mockRejectedValue(noNetwork());
    await makeOwnMove({ ...work, move: 'start' });
    await sendWaitingMoves();
    expect(new Set(listSent())).toEqual(new Set(['depart 50001']));
    expect(listKept()).toEqual(['depart 50001', 'start 50001']);
  });

  it('is sent in the order of the presses where the clock stood still between them, or was set back', async () => {
    const moves = ['depart', 'start', 'finish'] as const;
    for (const clock of [() => nowMs, () => (nowMs -= 60_000)]) {
      call.mockClear();
      jest.mocked(Date.now).mockImplementation(clock);
      // Of random keys some would fall right by chance.
      for (let key = 9; key > 6; key -= 1) mockNextKeys.push(`key-0${key}`);
      await makeWithoutNetwork(...moves.map((move) => ({ ...work, move })));
      await sendWaitingMoves();
      expect(listSent()).toEqual(['depart 50001', 'start 50001', 'finish 50001']);
    }
  });

  it('waits behind one that is on its way and finds no network', async () => {
    let fail = (_error: Error) => undefined as void;
    call.mockImplementationOnce(() => new Promise((_resolve, reject) => (fail = reject)));
    const first = makeOwnMove({ ...work, move: 'depart' });
    const second = makeOwnMove({ ...work, move: 'start' });
    await Promise.resolve();
    fail(noNetwork());
    await Promise.all([first, second]);
    await sendWaitingMoves();
    expect(listSent()).toEqual(['depart 50001', 'depart 50001', 'start 50001']);
  });

  it('is sent although one before it was refused', async () => {
    call.mockRejectedValueOnce(new CallError('start-code-wrong'));
    const first = makeOwnMove({ ...work, move: 'start', startCode: '1234' });
    const second = makeOwnMove({ ...next, move: 'depart' });
    await expect(first).rejects.toMatchObject({ key: 'start-code-wrong' });
    await second;
    expect([listSent(), listKept()]).toEqual([['start 50001', 'depart 50002'], []]);
  });

  it('does not wait where it takes or gives back work: its answer is shown at once', async () => {
    call.mockRejectedValue(noNetwork());
    for (const move of ['accept', 'decline', 'withdraw', 'reportNoAccess'] as const)
      await expect(makeOwnMove({ ...work, move })).rejects.toMatchObject({ key: 'network-failed' });
    expect(listKept()).toEqual([]);
  });
});

describe('the server’s answer to a waiting move', () => {
  it('a refusal keeps the typed text, and holds back later moves of that work only', async () => {
    await makeWithoutNetwork(
      { ...work, move: 'start', startCode: '1234' },
      { ...work, move: 'finish' },
      { ...next, move: 'depart' },
    );
    call.mockRejectedValueOnce(new CallError('start-code-wrong', { words: 'The code is wrong.' }));
    await sendWaitingMoves();
    await sendWaitingMoves();
    expect(listSent()).toEqual(['start 50001', 'depart 50002']);
    expect(listWaitingMoves(PROVIDER)).toMatchObject([
      { move: 'start', startCode: '1234', refusal: 'The code is wrong.' },
      { move: 'finish', refusal: null },
    ]);
  });

  it('a repeat with the right code replaces the refused move and those after it', async () => {
    await makeWithoutNetwork({ ...work, move: 'start', startCode: '1234' }, { ...work, move: 'finish' });
    call.mockRejectedValueOnce(new CallError('start-code-wrong', { words: 'The code is wrong.' }));
    await sendWaitingMoves();
    await makeOwnMove({ ...work, move: 'start', startCode: '4321' });
    expect([listSent(), listKept()]).toEqual([['start 50001', 'start 50001'], []]);
    expect(call.mock.lastCall?.[1]).toMatchObject({ startCode: '4321' });
  });

  it('a move that is too early for the server waits for its time, and is sent then', async () => {
    await makeWithoutNetwork({ ...work, move: 'finish' }, { ...next, move: 'depart' });
    call.mockRejectedValueOnce(new CallError('move-too-early', { details: { opensAtMs: 5 } }));
    await sendWaitingMoves();
    expect(listWaitingMoves(PROVIDER)).toMatchObject([{ move: 'finish', opensAtMs: 5, refusal: null }]);
    await sendWaitingMoves();
    expect([listSent(), listKept()]).toEqual([['finish 50001', 'depart 50002', 'finish 50001'], []]);
  });

  it.each([
    ['a session that is over', new CallError('session-expired')],
    ['a server that is busy', new CallError('TooMuchRequest')],
    ['no network', noNetwork()],
  ])('goes on waiting after %s, which is no refusal', async (_what, failure) => {
    await makeWithoutNetwork({ ...work, move: 'depart' });
    call.mockRejectedValueOnce(failure);
    await sendWaitingMoves();
    expect(listWaitingMoves(PROVIDER)).toMatchObject([{ move: 'depart', refusal: null }]);
  });
});

it('another person at this device neither sees nor sends it; its own person does, when they are back', async () => {
  await makeWithoutNetwork({ ...work, move: 'depart' });
  storeUserAccount({ ...account, userId: OTHER });
  await sendWaitingMoves();
  expect([listSent(), listKept(OTHER)]).toEqual([[], []]);
  window.localStorage.removeItem('userAccount');
  await sendWaitingMoves();
  expect(listSent()).toEqual([]);
  storeUserAccount(account);
  await sendWaitingMoves();
  expect(listSent()).toEqual(['depart 50001']);
});
