import { assert, gen, property } from 'fast-check';

import { VISIT_PLANS } from '@/lib/contract/series-enumerations';
import { toDice, type Dice } from '@/lib/server/testing/dice';

import { SERIES_DISCOUNT_PERCENT, SERIES_WEEKS } from '../constants/orders';
import { addDays, DAYS_A_WEEK, toJalaliParts, toSaturday, type TehranDate } from '../site/jalali-date';
import { actOn, type SeriesAct } from './acts';
import { hasEarnedDiscount, toSeriesDiscountRials } from './discount';
import { NO_MARK, type Series } from './series';
import { listPlannedDays, listVisits, toSeriesWeekday } from './visits';

const MOST_ACTS = 6;
const FIVE_THOUSAND = { seed: 20_261_130, numRuns: 5000 };
const FIRST_HOUR = 8;
const HOURS = 10;
const DAYS_OF_YEARS = 1000;

function aSeries(dice: Dice): Series {
  const plan = dice.pick(VISIT_PLANS.filter((plan) => plan !== 'once'));
  const firstDay = addDays('2026-01-01', dice.below(DAYS_OF_YEARS));
  const others = Array.from({ length: dice.below(3) }, () => 1 + dice.below(DAYS_A_WEEK));
  const isMonthly = plan === 'monthly';
  const weekdays = isMonthly ? [] : [...new Set([toSeriesWeekday(firstDay), ...others])].sort();
  const monthDay = isMonthly ? toJalaliParts(firstDay).day : null;
  const rules = [{ fromDay: firstDay, weekdays, monthDay, deliveryTimeId: FIRST_HOUR + dice.below(HOURS) }];
  return { plan, firstDay, rules, endsOn: null, marks: new Map([[firstDay, { ...NO_MARK, taskId: 1 }]]) };
}

const toLastDay = ({ firstDay }: Series) => addDays(firstDay, SERIES_WEEKS * DAYS_A_WEEK);
const listAll = (series: Series) => listVisits(series, series.firstDay, toLastDay(series));

type Visits = ReturnType<typeof listAll>;

/** Any act at any visit, with hours and days that may be refused. */
function anAct(series: Series, visits: Visits, dice: Dice): SeriesAct {
  const { plannedDay: day } = dice.pick(visits);
  const to = { day: addDays(day, dice.below(9) - 4), deliveryTimeId: FIRST_HOUR + dice.below(HOURS) };
  const weekdays = series.plan === 'monthly' ? [] : [toSeriesWeekday(to.day)];
  return dice.pick<SeriesAct>([
    { act: 'skip', day },
    { act: 'move', day, to },
    { act: 'change', day, to, weekdays },
    { act: 'pause', day, until: addDays(day, dice.below(40)) },
    { act: 'end', day },
  ]);
}

/** Whether an act is about a visit that was planned for a day. */
function isMeant(wish: SeriesAct, plannedDay: TehranDate): boolean {
  if (wish.act === 'skip' || wish.act === 'move') return plannedDay === wish.day;
  if (wish.act === 'pause') return plannedDay >= wish.day && plannedDay < wish.until;
  return plannedDay >= wish.day;
}

/** The visits that an act must not change: those that it does not mean, and those that are orders. */
const toKept = (visits: Visits, wish: SeriesAct) =>
  JSON.stringify(visits.filter(({ plannedDay, taskId }) => taskId !== null || !isMeant(wish, plannedDay)));

describe('a series of visits', () => {
  it('changes only the visits that an act means, in five thousand series of any acts', () => {
    const holds = property(gen(), (draw) => {
      const dice = toDice(draw);
      let series = aSeries(dice);
      let visits = listAll(series);
      const count = 1 + dice.below(MOST_ACTS);
      for (let turn = 0; turn < count; turn += 1) {
        const wish = anAct(series, visits, dice);
        const after = actOn(series, wish);
        if (typeof after === 'string') continue;
        const then = listAll(after);
        if (toKept(then, wish) !== toKept(visits, wish))
          throw new Error(`More was changed than ${JSON.stringify(wish)} means`);
        if (wish.act === 'end') expect(listPlannedDays(after, wish.day, toLastDay(series))).toEqual([]);
        if (wish.act === 'move')
          expect(then.filter(({ plannedDay }) => plannedDay === wish.day)).toMatchObject([wish.to]);
        series = after;
        visits = then;
        // A visit that became an order stays one, whatever is done to the series.
        const visit = dice.pick(visits);
        if (!visit.isSkipped && visit.taskId === null) {
          const { isSkipped, movedTo } = visit;
          const mark = { isSkipped, movedTo, taskId: turn + 2 };
          series = { ...series, marks: new Map([...series.marks, [visit.plannedDay, mark]]) };
          visits = listAll(series);
        }
      }
      const days = visits.filter(({ isSkipped }) => !isSkipped).map(({ day }) => day);
      expect(new Set(days).size).toBe(days.length);
    });
    assert(holds, FIVE_THOUSAND);
  });

  it('has visits only on its weekdays, in each week or in every second one', () => {
    const holds = property(gen(), (draw) => {
      const series = aSeries(toDice(draw));
      if (series.plan === 'monthly') return;
      const days = listPlannedDays(series, series.firstDay, toLastDay(series));
      const weeks = [...new Set(days.map(toSaturday))];
      const step = series.plan === 'weekly' ? DAYS_A_WEEK : 2 * DAYS_A_WEEK;
      for (const [place, week] of weeks.entries()) expect(week).toBe(addDays(weeks[0] ?? '', place * step));
      for (const day of days) expect(series.rules[0]?.weekdays).toContain(toSeriesWeekday(day));
    });
    assert(holds, { ...FIVE_THOUSAND, numRuns: 200 });
  });

  it('comes on a month’s last day where the month has no day of that number', () => {
    // 31 Shahrivar 1405; Mehr to Bahman have 30 days, Esfand has 29.
    const firstDay = '2026-09-22';
    const rules = [{ fromDay: firstDay, weekdays: [], monthDay: 31, deliveryTimeId: 10 }];
    const series: Series = { plan: 'monthly', firstDay, rules, endsOn: null, marks: new Map() };
    const days = listPlannedDays(series, firstDay, addDays(firstDay, 240)).map(toJalaliParts);
    expect(days.map(({ month, day }) => [month, day])).toEqual([
      [6, 31],
      [7, 30],
      [8, 30],
      [9, 30],
      [10, 30],
      [11, 30],
      [12, 29],
      [1, 31],
    ]);
  });

  it('is not changed to a weekday on which a visit stands that was moved there', () => {
    const firstDay = '2026-12-02';
    const rules = [{ fromDay: firstDay, weekdays: [3], monthDay: null, deliveryTimeId: 10 }];
    const series: Series = { plan: 'weekly', firstDay, rules, endsOn: null, marks: new Map() };
    const to = { day: '2026-12-17', deliveryTimeId: 10 };
    const moved = actOn(series, { act: 'move', day: '2026-12-09', to });
    if (typeof moved === 'string') throw new Error(moved);
    const change = { act: 'change', day: '2026-12-16', to } as const;
    expect(actOn(moved, { ...change, weekdays: [4] })).toBe('day-taken');
    expect(typeof actOn(moved, { ...change, to: { ...to, day: '2026-12-18' }, weekdays: [5] })).toBe('object');
  });

  it('does not plan a moved visit again, and puts no two visits on one day', () => {
    const firstDay = '2026-12-02';
    const rules = [{ fromDay: firstDay, weekdays: [3], monthDay: null, deliveryTimeId: 10 }];
    const series: Series = { plan: 'weekly', firstDay, rules, endsOn: null, marks: new Map() };
    const moved = actOn(series, { act: 'move', day: '2026-12-09', to: { day: '2026-12-10', deliveryTimeId: 12 } });
    expect(
      typeof moved === 'string'
        ? moved
        : listAll(moved)
            .slice(0, 3)
            .map(({ day }) => day),
    ).toEqual(['2026-12-02', '2026-12-10', '2026-12-16']);
    expect(actOn(series, { act: 'move', day: '2026-12-09', to: { day: '2026-12-16', deliveryTimeId: 9 } })).toBe(
      'day-taken',
    );
  });

  it('earns its discount with a first visit that took place or is to come, and not with a cancelled one', () => {
    expect(hasEarnedDiscount([])).toBe(false);
    expect(hasEarnedDiscount(['CANCELLED_BY_CUSTOMER', 'PAYMENT_EXPIRED'])).toBe(false);
    expect(hasEarnedDiscount(['CANCELLED_BY_CUSTOMER', 'COMPLETED'])).toBe(true);
    expect(hasEarnedDiscount(['CONFIRMED'])).toBe(true);
    expect(toSeriesDiscountRials('weekly', 9_600_000)).toBe((9_600_000 * SERIES_DISCOUNT_PERCENT.weekly) / 100);
    expect(toSeriesDiscountRials('monthly', 9_600_019)).toBe(480_000);
  });
});
