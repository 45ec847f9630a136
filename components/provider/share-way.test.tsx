/** @jest-environment jsdom */
import { act, useEffect } from 'react';

import { createRender, getButton, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { keepPositionConsent } from '@/lib/client/position-consent';
import { account } from '@/lib/client/testing';
import { storeUserAccount } from '@/lib/client/user-account';
import { CallError } from '@/lib/contract/call-error';
import { WAY_POSITION } from '@/lib/domain/constants/providers';
import common from '@/messages/en/common.json';
import way from '@/messages/en/on-the-way.json';

import { useOwnPlace } from './own-place';
import { ShareWay } from './share-way';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

type Sent = [name: string, input: { position?: unknown }];
const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, Sent>;
const render = createRender({ 'on-the-way': way, common });
const NOW_MS = Date.UTC(2026, 10, 30, 8, 30);
const HERE = { latitude: 35.8, longitude: 51.4 };

/** How each call ended, in the order in which they did: the server sees no other order. */
let ended: string[] = [];
interface Share {
  readonly arrives: () => void;
  readonly fails: (error: CallError) => void;
}
let shares: Share[] = [];
let finds: (() => void)[] = [];
let arrivedAtMs: number | null = null;

const toName = ([name, { position }]: Sent) =>
  name === 'ontheway/shareposition' ? (position ? 'share' : 'off') : name.replace('ontheway/', '');

beforeEach(async () => {
  jest.useFakeTimers();
  [ended, shares, finds, arrivedAtMs] = [[], [], [], null];
  window.localStorage.clear();
  storeUserAccount(account);
  keepPositionConsent({ userId: account.userId, taskId: 50_001 }, true);
  Object.assign(window.navigator, {
    geolocation: {
      getCurrentPosition: (onFound: (position: object) => void) => finds.push(() => onFound({ coords: HERE })),
    },
  });
  call.mockImplementation(async (...sent) => {
    const name = toName(sent);
    if (name === 'getposition') return { isOnTheWay: true, arrivedAtMs, serverNowMs: NOW_MS };
    if (name === 'share') {
      const share = new Promise<void>((arrives, fails) => shares.push({ arrives, fails }));
      await share.finally(() => ended.push(name));
      return {};
    }
    if (name === 'arrive') arrivedAtMs = 1;
    ended.push(name);
    return {};
  });
  await render(<ShareWay taskId={50_001} isForCompany={false} onArrived={() => undefined} />);
});
afterEach(async () => {
  await unmount();
  jest.useRealTimers();
});

const found = () => act(async () => finds.shift()?.());
const ends = (share = shares.shift()) => act(async () => share?.arrives());
const arrive = () => press(getButton(way.share.arrive));
const turnsOff = () => press(document.querySelector<HTMLElement>('[role="switch"]') ?? document.body);

/** After either nobody is to see where the provider is. */
const lastWords: readonly (readonly [name: string, presses: () => Promise<void>])[] = [
  ['off', turnsOff],
  ['arrive', arrive],
];

it.each(lastWords)(
  'a position that is under way reaches the server before “%s”, and none follows it',
  async (name, presses) => {
    await found();
    await presses();
    expect(ended).toEqual([]);
    await ends();
    expect(ended).toEqual(['share', name]);
    await act(async () => jest.advanceTimersByTime(3 * WAY_POSITION.everyMs));
    expect([finds.length, shares.length]).toEqual([0, 0]);
  },
);

it.each(lastWords)('a position that is found after “%s” was pressed is not sent', async (name, presses) => {
  await presses();
  await found();
  expect([ended, shares.length]).toEqual([[name], 0]);
});

it('a position that cannot be sent does not hold “off” back', async () => {
  await found();
  await turnsOff();
  await act(async () => shares[0]?.fails(new CallError('network-failed')));
  expect(ended).toEqual(['share', 'off']);
});

describe('on the way to a known door', () => {
  const goes = (door: typeof HERE) =>
    render(<ShareWay taskId={50_001} isForCompany={false} door={door} onArrived={() => undefined} />);
  const shares2 = async () => {
    await found();
    await ends();
    await act(async () => jest.advanceTimersByTime(WAY_POSITION.everyMs));
    await found();
    await ends();
  };
  beforeEach(async () => {
    await unmount();
    [ended, shares, finds] = [[], [], []];
  });

  it('two positions in a row at the door are the arrival, without a press', async () => {
    await goes({ latitude: HERE.latitude + 0.0005, longitude: HERE.longitude });
    expect(document.body.textContent).toContain(way.share.byItself);
    await shares2();
    expect(ended).toEqual(['share', 'share', 'arrive']);
    expect(document.body.textContent).toContain(way.share.arrived);
  });

  it('a position elsewhere is no arrival; the page knows it until it is shared no more', async () => {
    const places: unknown[] = [];
    function Place() {
      const place = useOwnPlace(50_001);
      useEffect(() => void places.push(place));
      return null;
    }
    await render(
      <>
        <ShareWay
          taskId={50_001}
          isForCompany={false}
          door={{ ...HERE, latitude: HERE.latitude + 0.05 }}
          onArrived={() => undefined}
        />
        <Place />
      </>,
    );
    await shares2();
    expect(ended).toEqual(['share', 'share']);
    expect(places.at(-1)).toEqual(HERE);
    await turnsOff();
    expect(places.at(-1)).toBeNull();
  });
});

it('goes on sharing where the arrival could not be told', async () => {
  await found();
  await ends();
  call.mockRejectedValueOnce(new CallError('network-failed'));
  await arrive();
  await act(async () => jest.advanceTimersByTime(WAY_POSITION.everyMs));
  await found();
  expect(shares).toHaveLength(1);
});
