/** @jest-environment jsdom */
import {
  aServer,
  createRender,
  decide,
  enter,
  findButton,
  get,
  getButton,
  press,
  readPage,
  REASON,
} from '@/components/operator/testing';
import { CallError } from '@/lib/contract/call-error';
import common from '@/messages/en/common.json';
import desk from '@/messages/en/desk.json';
import pauses from '@/messages/en/pauses.json';

import { PauseDialog } from './pause-dialog';
import type { PausePlan } from './pause-subject';

interface Asked {
  readonly cityid: number;
}

const PLAN = { kind: 'city', pauseid: null, providerCount: 3, orderCount: 0, lstOrder: [] } as unknown as PausePlan;
const read = jest.fn<Promise<{ plan: PausePlan }>, [Asked]>();
const make = jest.fn<Promise<unknown>, [Asked, object]>();
const onDone = jest.fn();
const renderIn = createRender({ common, desk, pauses });
aServer({ lstRole: ['owner'] });

beforeEach(() => {
  read.mockResolvedValue({ plan: PLAN });
  make.mockResolvedValue({});
});

const show = (asked: Asked | null) =>
  renderIn(
    <PauseDialog
      keptAs="pause"
      title={pauses.makePlace}
      text={pauses.placeText}
      asked={asked}
      read={read}
      make={make}
      onDone={onDone}
      onClose={jest.fn()}
    />,
  );
const pause = () => decide(getButton(pauses.send));

it('nobody pauses before the plan was looked at', async () => {
  await show({ cityid: 1 });
  await pause();
  expect(readPage()).toContain(pauses.showFirst);
  expect(make).not.toHaveBeenCalled();
});

it('a pause is made of what was shown, without an end unless one is chosen', async () => {
  await show({ cityid: 1 });
  await press(getButton(pauses.show));
  expect(readPage()).toContain('3 professionals work there');
  await pause();
  expect(make).toHaveBeenCalledWith({ cityid: 1 }, { reason: REASON });
  expect(onDone).toHaveBeenCalledTimes(1);
});

it('the last day that is chosen goes with the pause', async () => {
  await show({ cityid: 1 });
  await press(getButton(pauses.show));
  const days = get(HTMLSelectElement, pauses.lastDay);
  const last = days.options[days.options.length - 1]?.value ?? '';
  await enter(days, last);
  await pause();
  expect(make).toHaveBeenCalledWith({ cityid: 1 }, { toDate: last, reason: REASON });
});

it('a place that is paused already is not paused again', async () => {
  read.mockResolvedValue({ plan: { ...PLAN, pauseid: 9 } });
  await show({ cityid: 1 });
  await press(getButton(pauses.show));
  expect(readPage()).toContain(pauses.plan.already);
  await pause();
  expect(make).not.toHaveBeenCalled();
});

it('an unreadable plan says so, and can be asked for again', async () => {
  read.mockRejectedValueOnce(new CallError('service-unavailable', { words: 'Try again in a minute.' }));
  await show({ cityid: 1 });
  await press(getButton(pauses.show));
  expect(readPage()).toContain('Try again in a minute.');
  await press(getButton(pauses.show));
  expect(readPage()).toContain('3 professionals work there');
});

it('without a whole subject there is nothing to show', async () => {
  await show(null);
  expect(findButton(pauses.show)?.disabled).toBe(true);
});
