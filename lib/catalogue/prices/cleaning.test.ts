import { categoryFacts } from '../category-facts';
import { holidays } from '../holidays';
import { cleaningPrices } from './cleaning';

const houseCleaning = categoryFacts.filter(({ kind }) => kind === 'cleaning');

describe('the price book of house cleaning', () => {
  it('has a table for every city in which house cleaning is active', () => {
    expect(cleaningPrices.cities.map(({ cityId }) => cityId)).toEqual(
      houseCleaning.flatMap(({ activeCityIds }) => activeCityIds),
    );
  });

  it('covers every hour from the shortest to the longest visit', () => {
    const hours = Array.from(
      { length: cleaningPrices.maximumHours - cleaningPrices.minimumHours + 1 },
      (_, index) => index + cleaningPrices.minimumHours,
    );
    for (const { hourlyRates } of cleaningPrices.cities) expect(hourlyRates.map((rate) => rate.hours)).toEqual(hours);
  });

  it('makes an hour cheaper and a visit dearer as the visit grows longer', () => {
    for (const { hourlyRates } of cleaningPrices.cities) {
      for (const [index, rate] of hourlyRates.entries()) {
        const shorter = hourlyRates[index - 1];
        if (!shorter) continue;
        expect(rate.hourlyRateRials).toBeLessThan(shorter.hourlyRateRials);
        expect(rate.hours * rate.hourlyRateRials).toBeGreaterThan(shorter.hours * shorter.hourlyRateRials);
      }
    }
  });

  it('gives whole tomans an hour for every type', () => {
    for (const { hourlyRateRials } of cleaningPrices.cities.flatMap((city) => city.hourlyRates)) {
      for (const { ratePercent } of cleaningPrices.types) {
        const typeRateRials = (hourlyRateRials * ratePercent) / 100;
        expect(typeRateRials % 10).toBe(0);
      }
    }
  });

  it('prices every type of house cleaning, by exactly one rule of hours', () => {
    const typeIds = houseCleaning.flatMap(({ types }) => types.map(({ id }) => id));
    const ruled = [...cleaningPrices.hoursRules, ...cleaningPrices.outdoorHoursRules].map(({ typeId }) => typeId);
    expect(cleaningPrices.types.map(({ typeId }) => typeId)).toEqual(typeIds);
    expect(ruled.sort()).toEqual(typeIds);
  });
});

describe('the holidays', () => {
  it('stand once each, in order, within 1405 and 1406', () => {
    const dates = holidays.map(({ date }) => date);
    expect(dates).toEqual([...new Set(dates)].sort());
    expect([dates[0], dates.at(-1)]).toEqual(['2026-03-21', '2028-03-19']);
  });

  it('fall on the days of the Jalali calendar on which they are kept', () => {
    const jalali = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
      month: 'numeric',
      day: 'numeric',
      timeZone: 'UTC',
    });
    const fixed = ['1/1', '1/2', '1/3', '1/4', '1/12', '1/13', '3/14', '3/15', '11/22', '12/29'];
    const kept = holidays.map(({ date }) => jalali.format(new Date(`${date}T00:00:00Z`)).replace(/ .*/, ''));
    for (const day of fixed) expect([day, kept.filter((known) => known === day).length]).toEqual([day, 2]);
    for (const [index, holiday] of holidays.entries()) if (!holiday.isLunar) expect(fixed).toContain(kept[index]);
  });
});
