/** @jest-environment jsdom */
import { useState } from 'react';

import { createRender, get, press, unmount } from '@/components/forms/testing';
import { addDays } from '@/lib/domain/site/jalali-date';
import common from '@/messages/en/common.json';
import order from '@/messages/en/order.json';

import type { AvailableDate, VisitSlot } from './available-date';
import { useVisitChoice } from './use-visit-choice';
import { VisitHours } from './visit-hours';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }), usePathname: () => '/en/' }));

const words = order.dateTime;
const SATURDAY = '2026-11-21';
const NEXT_SUNDAY = '2026-11-29';

const slot = (hour: number, reason: VisitSlot['reason'] = null): VisitSlot => ({
  deliverytimeid: hour + 1,
  startHour: hour,
  endHour: hour + 3,
  isFull: reason !== null,
  reason,
});
const day = (gDate: string, slots: VisitSlot[]): AvailableDate => ({
  wellFormDate: gDate,
  gDate,
  isHoliday: false,
  holidayName: null,
  lstDeliveryTimeSheet: slots,
  mapDateAndHour: {},
});
/** Today is the first: nine is over, eleven is too soon. A week later the first free hour is on the Sunday. */
const days = Array.from({ length: 14 }, (_, index) => addDays(SATURDAY, index)).map((gDate) =>
  gDate === SATURDAY
    ? day(gDate, [slot(9, 'past'), slot(11, 'too-soon'), slot(14)])
    : day(gDate, gDate === NEXT_SUNDAY ? [slot(8)] : [slot(10, 'full')]),
);

function Hours() {
  const [chosen, setChosen] = useState<{ gDate: string | null; deliverytimeid: number | null }>({
    gDate: null,
    deliverytimeid: null,
  });
  return (
    <VisitHours
      days={days}
      chosen={chosen}
      isMissing={false}
      onChoose={({ gDate }, { deliverytimeid }) => setChosen({ gDate, deliverytimeid })}
    />
  );
}

const render = createRender({ common, order });
const shown = () => document.body.textContent ?? '';
const hoursOfDay = () => document.querySelectorAll('fieldset')[1]?.textContent ?? '';

afterEach(() => unmount());

it('an hour that is only too soon is not called past, and says how much notice it needs', async () => {
  await render(<Hours />);
  expect(hoursOfDay()).toContain('needs 2 h notice');
});

it('an hour that is past is not listed, and a day of which nothing is left is called past, not full', async () => {
  await render(<Hours />);
  expect(hoursOfDay()).not.toContain(words.reasons.past);
  const gone = [day('2026-11-21', [slot(9, 'past'), slot(11, 'past')]), day('2026-11-22', [slot(9, 'full')])];
  await render(
    <VisitHours
      days={gone}
      chosen={{ gDate: '2026-11-21', deliverytimeid: null }}
      isMissing={false}
      onChoose={() => undefined}
    />,
  );
  expect(shown()).toContain(words.dayPast);
  expect(shown()).toContain(words.dayFull);
});

it('a turned week shows the hours of a day of its own, and the way back those of today', async () => {
  await render(<Hours />);
  expect(hoursOfDay()).toContain('21\u00a0November');
  await press(get(HTMLButtonElement, words.nextWeek));
  expect(hoursOfDay()).not.toContain('21\u00a0November');
  expect(hoursOfDay()).toContain('29\u00a0November');
  expect(shown()).toContain('8');
  await press(get(HTMLButtonElement, words.previousWeek));
  expect(hoursOfDay()).toContain('21\u00a0November');
});

it('shows Gregorian days beside the Jalali ones before a day is chosen', async () => {
  await render(<Hours />);
  expect(shown()).toContain('30\u00a0Aban – 6\u00a0Azar');
  expect(shown()).toContain('21\u00a0November – 27\u00a0November');
  expect(document.querySelectorAll('label')[1]?.textContent).toMatch(/Sun122full$/);
});

describe('the hour that «next» takes', () => {
  const NOTHING = { gDate: null, deliverytimeid: null };
  const taken: (string | null)[] = [];

  function Choice({ first }: { first: { gDate: string | null; deliverytimeid: number | null } }) {
    const [chosen, setChosen] = useState(first);
    const { visit, marked, isGone, open } = useVisitChoice(days, chosen);
    return (
      <>
        <VisitHours
          days={days}
          chosen={marked}
          isMissing={false}
          onChoose={({ gDate }, { deliverytimeid }) => setChosen({ gDate, deliverytimeid })}
          onOpen={open}
        />
        {isGone && <p>gone</p>}
        <button type="button" onClick={() => taken.push(visit && `${visit.day.gDate} ${visit.slot.startHour}`)}>
          next
        </button>
      </>
    );
  }
  const takes = async () => {
    await press(get(HTMLButtonElement, 'next'));
    return taken.at(-1);
  };
  const listMarked = () =>
    [...(document.querySelectorAll('fieldset')[1]?.querySelectorAll('input') ?? [])]
      .filter(({ checked }) => checked)
      .map(({ value }) => value);

  it('is the nearest free one from the start, and is marked', async () => {
    await render(<Choice first={NOTHING} />);
    expect(listMarked()).toEqual(['15']);
    expect(await takes()).toBe(`${SATURDAY} 14`);
  });

  it('is the first free one of another day that is opened', async () => {
    await render(<Choice first={NOTHING} />);
    await press(get(HTMLButtonElement, words.nextWeek));
    expect(await takes()).toBe(`${NEXT_SUNDAY} 8`);
  });

  it('is the chosen one while another day is shown; one that is taken by now is said and not replaced', async () => {
    await render(<Choice first={{ gDate: SATURDAY, deliverytimeid: 15 }} />);
    await press(get(HTMLButtonElement, words.nextWeek));
    expect(await takes()).toBe(`${SATURDAY} 14`);
    await unmount();
    await render(<Choice first={{ gDate: '2026-11-24', deliverytimeid: 11 }} />);
    expect(shown()).toContain('gone');
    expect(await takes()).toBeNull();
  });
});

it('an hour that others do not see as free yet is said to be the reader’s first, as a regular; no other day says so', async () => {
  const regularsDays = [
    day(SATURDAY, [{ ...slot(14), isForRegulars: true }, slot(16)]),
    day(addDays(SATURDAY, 1), [slot(9)]),
  ];
  const chosen = { gDate: null, deliverytimeid: null };
  await render(<VisitHours days={regularsDays} chosen={chosen} isMissing={false} onChoose={() => undefined} />);
  expect(shown()).toContain(words.forRegulars.replace('{hours}', '14'));
  await unmount();
  await render(
    <VisitHours days={regularsDays.slice(1)} chosen={chosen} isMissing={false} onChoose={() => undefined} />,
  );
  expect(shown()).not.toContain(words.forRegulars.replace('{hours}', ''));
});

it('the hours at which somebody is free whom the reader knows have their face, and say so', async () => {
  const known = { name: 'Maryam', imageUrl: null, days: [day(SATURDAY, [slot(9), slot(14, 'full')])] };
  const offered = [day(SATURDAY, [slot(9), slot(14), slot(16, 'full')]), day(addDays(SATURDAY, 1), [slot(9)])];
  const show = (gDate: string) => (
    <VisitHours
      days={offered}
      chosen={{ gDate, deliverytimeid: null }}
      isMissing={false}
      known={known}
      onChoose={() => undefined}
    />
  );
  await render(show(SATURDAY));
  const name = '\u2068Maryam\u2069';
  const free = words.knownFree.replace('{name}', name);
  const labels = [...(document.querySelectorAll('fieldset')[1]?.querySelectorAll('label') ?? [])];
  expect(labels.map((label) => label.textContent?.includes(free))).toEqual([true, false, false]);
  expect(shown()).toContain(words.knownHours.replace('{name}', name));
  await unmount();
  // Of a day on which they are not free, nothing says their name.
  await render(show(addDays(SATURDAY, 1)));
  expect(shown()).not.toContain('Maryam');
});
