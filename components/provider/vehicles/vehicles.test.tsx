/** @jest-environment jsdom */
import { act } from 'react';

import { createRender, enter, get, getButton, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { TRUCK_POSITION, TRUCK_TANK } from '@/lib/domain/constants/trucks';
import { fillNumbers } from '@/lib/i18n/fill-numbers';
import account from '@/messages/en/account.json';
import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';
import vehicles from '@/messages/en/work-vehicles.json';

import { TruckWatch } from './truck-watch';
import { TruckSwitch } from './truck-switch';
import { VehiclesScreen } from './vehicles-screen';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
jest.mock('next/dynamic', () => () => () => null);

const words = fillNumbers(vehicles, 'en');
const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input?: unknown]>;
const render = createRender({ 'work-vehicles': words, account, common, errors });
const HERE = { latitude: 35.8, longitude: 51.4 };
const NOW_MS = Date.UTC(2026, 10, 27, 9);
const VEHICLE = {
  vehicleid: 3,
  use: 'petrol-truck',
  plaque: '12-ع-345-67',
  capacity: 1000,
  truckNumber: 'P-90',
  lstGasType: ['REGULAR'],
  state: 'approved',
  rejectReason: null,
  sentAtMs: NOW_MS,
  validUntil: '2027-03-20',
  isUsable: true,
  lstPaper: [],
};

const ONLINE = {
  vehicleid: 3,
  isOnline: true,
  onlineSinceMs: NOW_MS,
  googleLat: HERE.latitude,
  googleLong: HERE.longitude,
  seenAtMs: NOW_MS,
  litresLeft: 1000,
};

let own: { lstVehicle: readonly object[]; lstUse: readonly string[]; truck: object | null; serverNowMs: number };
const asked = (name: string) => call.mock.calls.filter(([asks]) => asks === name).map(([, input]) => input);

beforeEach(() => {
  jest.useFakeTimers({ now: NOW_MS });
  own = { lstVehicle: [VEHICLE], lstUse: ['petrol-truck', 'nissan'], truck: null, serverNowMs: NOW_MS };
  Object.assign(window.navigator, {
    geolocation: { getCurrentPosition: (onFound: (position: object) => void) => onFound({ coords: HERE }) },
  });
  call.mockReset();
  call.mockImplementation(async (name) => {
    if (name === 'workvehicle/goonline') own = { ...own, truck: ONLINE };
    if (name === 'workvehicle/gooffline') own = { ...own, truck: { ...ONLINE, isOnline: false, onlineSinceMs: null } };
    return name === 'workvehicle/sharetruck' ? {} : own;
  });
});
afterEach(async () => {
  await unmount();
  jest.useRealTimers();
});

const read = () => document.body.textContent ?? '';
const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const opens = () =>
  render(
    <>
      <TruckWatch />
      <VehiclesScreen />
    </>,
  );

it('a driver goes online with one press, is seen every minute while the page is open, and no more after going offline', async () => {
  await opens();
  expect(read()).toContain(words.truck.offline);
  await press(getButton(words.truck.goOnline));
  await passes(0);
  expect(asked('workvehicle/goonline')).toEqual([
    { vehicleid: 3, googleLat: HERE.latitude, googleLong: HERE.longitude },
  ]);
  expect(read()).toContain(words.truck.online);
  const before = asked('workvehicle/sharetruck').length;
  await passes(3 * TRUCK_POSITION.everyMs);
  expect(asked('workvehicle/sharetruck').length - before).toBe(3);
  await press(getButton(words.truck.goOffline));
  await passes(0);
  const after = asked('workvehicle/sharetruck').length;
  await passes(3 * TRUCK_POSITION.everyMs);
  expect(asked('workvehicle/sharetruck')).toHaveLength(after);
});

it('a truck whose position is older than ten minutes reads that it is offered to nobody', async () => {
  own = {
    ...own,
    truck: { ...ONLINE, seenAtMs: NOW_MS - TRUCK_POSITION.freshMs - 1 },
  };
  await opens();
  expect(read()).toContain('Your position arrived 10 minutes ago.');
  expect(read()).toContain(words.truck.stale);
  expect(read()).toContain(words.truck.staleTitle);
  expect(getButton(words.truck.goOffline).className).toContain('bg-stone-200');
});

it('a driver reads what is left in the tank, is warned below one order, and says a new level', async () => {
  own = { ...own, truck: { ...ONLINE, litresLeft: 626 } };
  await opens();
  expect(read()).toContain('626 of 1,000 litres');
  expect(read()).toContain('Enough for 20 orders of 30 litres');
  await unmount();
  own = { ...own, truck: { ...ONLINE, litresLeft: TRUCK_TANK.least - 0.5 } };
  await opens();
  expect(read()).toContain('Fewer than 60 litres are left');
  const field = () => get(HTMLInputElement, words.tank.now);
  await enter(field(), '1,001.5');
  await press(getButton(words.tank.save));
  expect(asked('workvehicle/filltank')).toEqual([]);
  expect(field().value).toBe('1,001.5');
  await enter(field(), '۸۰۰٫۵');
  const save = getButton(words.tank.save);
  await press(save);
  expect(asked('workvehicle/filltank')).toEqual([{ litres: 800.5 }]);
  // The press that sent it keeps its place, for who goes on by keys.
  expect(save.isConnected).toBe(true);
});

it('a driver who is online reads the deliveries, the litres and the pay of today, and how many neighbourhoods ask', async () => {
  own = { ...own, truck: ONLINE };
  const day = { jobCount: 14, litres: 374.5, netRial: 20_800_000, cityid: 1, lstDemand: [] };
  await render(<TruckSwitch day={day} />);
  for (const fact of ['14', '374.5', '2,080,000', words.day.noDemand, 'Your position has just arrived.'])
    expect(read()).toContain(fact);
  await unmount();
  const middle = { locationid: 101, googleLat: 35.8, googleLong: 51.4, orderCount: 5 };
  await render(<TruckSwitch day={{ ...day, lstDemand: [middle] }} />);
  expect(read()).toContain(words.day.demand);
});

it('a driver without an approved truck has no switch; a vehicle that was sent back says why', async () => {
  own = {
    ...own,
    lstVehicle: [{ ...VEHICLE, state: 'rejected', rejectReason: 'The permit cannot be read.', isUsable: false }],
  };
  await opens();
  expect(read()).not.toContain(words.truck.goOnline);
  expect(read()).toContain('The permit cannot be read.');
  expect(read()).toContain(words.states.rejected);
});

it('a vehicle that is not whole is not sent, and each field that is missing says so', async () => {
  own = { ...own, lstVehicle: [] };
  await opens();
  await press(getButton(words.add));
  await press(document.querySelector<HTMLElement>('input[value="petrol-truck"]') ?? document.body);
  await press(getButton(words.save));
  for (const problem of [words.plateWrong, words.numberMissing, words.fuelsMissing, words.paperMissing])
    expect(read()).toContain(problem);
  expect(asked('workvehicle/saveworkvehicle')).toEqual([]);
});
