/** @jest-environment jsdom */
import { createRender, findButton, get, getButton, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { CallError } from '@/lib/contract/call-error';
import { formatVisitTime } from '@/lib/i18n/formats';
import { fillNumbers } from '@/lib/i18n/fill-numbers';
import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';
import order from '@/messages/en/order.json';
import provider from '@/messages/en/provider.json';
import units from '@/messages/en/units.json';

import { LateHoursDialog } from './late-hours-dialog';
import type { WorkDetail } from './work-move';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }), useRouter: () => ({}) }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input: object]>;
const render = createRender({ provider: fillNumbers(provider, 'en'), order, common, errors, units });
const words = provider.late.hours;
const onOffered = jest.fn();
const slot = (startHour: number) => ({
  deliverytimeid: startHour,
  startHour,
  endHour: startHour + 3,
  isFull: false,
  reason: null,
});
const day = (hours: readonly number[]) => ({
  wellFormDate: '',
  gDate: '2026-12-01',
  isHoliday: false,
  holidayName: null,
  lstDeliveryTimeSheet: hours.map(slot),
  mapDateAndHour: {},
});
const toVisit = (startHour: number) => formatVisitTime('2026-12-01', startHour, startHour + 3, 'en');
const toRemove = (startHour: number) => words.remove.replace('{visit}', toVisit(startHour));
let free: readonly number[];
let refusal: CallError | null;

async function show(): Promise<void> {
  call.mockImplementation(async (name) => {
    if (name === 'expert/getlatehours') return { lstAvailableDate: [day(free)] };
    if (refusal) throw refusal;
    return {};
  });
  const work = { taskid: 7, gDate: '2026-12-01', startHour: 9, endHour: 12 } as WorkDetail;
  await render(<LateHoursDialog work={work} onClose={() => undefined} onOffered={onOffered} />);
}

async function choose(startHour: number): Promise<void> {
  const cell = [...document.querySelectorAll<HTMLElement>('fieldset label, fieldset button')].find(({ textContent }) =>
    textContent?.startsWith(`${startHour}:00`),
  );
  const target = cell?.querySelector('input') ?? cell;
  if (!target) throw new Error(`There is no hour ${startHour}.`);
  await press(target as HTMLElement);
}

beforeEach(() => {
  call.mockReset();
  onOffered.mockReset();
  free = [13, 14, 15];
  refusal = null;
});
afterEach(unmount);

const proposals = () => call.mock.calls.filter(([name]) => name === 'expert/offerhours').map(([, input]) => input);

it('proposes the hours that were chosen, no more than two, and each can be taken back before', async () => {
  await show();
  await choose(13);
  await choose(14);
  await choose(15);
  expect(document.body.textContent).toContain(words.full);
  expect(findButton(toRemove(15))).toBeUndefined();
  await press(get(HTMLButtonElement, toRemove(13)));
  await choose(15);
  await press(getButton(words.send));
  expect(proposals()).toEqual([
    {
      taskid: 7,
      lstHour: [
        { gDate: '2026-12-01', deliverytimeid: 14 },
        { gDate: '2026-12-01', deliverytimeid: 15 },
      ],
    },
  ]);
  expect(onOffered).toHaveBeenCalled();
});

it('keeps what was chosen when it is refused, but for an hour that is gone', async () => {
  await show();
  await choose(13);
  await choose(14);
  refusal = new CallError('slot-taken', { words: errors['slot-taken'] });
  free = [14, 15];
  await press(getButton(words.send));
  expect(document.body.textContent).toContain(errors['slot-taken']);
  expect(get(HTMLButtonElement, toRemove(14))).toBeTruthy();
  expect(document.body.textContent).not.toContain(toVisit(13));
  expect(onOffered).not.toHaveBeenCalled();
});

it('sends nothing while no hour is chosen, and says so', async () => {
  await show();
  await press(getButton(words.send));
  expect(proposals()).toEqual([]);
  expect(document.body.textContent).toContain(order.dateTime.missing);
});

it('says what else can be done where no hour is free', async () => {
  free = [];
  await show();
  expect(document.body.textContent).toContain(words.none);
  expect(findButton(words.send)).toBeUndefined();
});
