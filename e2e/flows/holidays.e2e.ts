import { expect, test, toPerson } from '../fixtures/people';
import { startServer } from '../fixtures/server';
import { toSite, type Site } from '../fixtures/site';
import { call, register } from '../steps/api';
import { presses } from '../steps/controls';
import { logsIn } from '../steps/identity';
import { addAddress, HOUSE_CLEANING, REGULAR_CLEANING, TAJRISH } from '../steps/market';
import { answersUpToTheDay, days, turnsWeek } from '../steps/ordering';
import { keepsPicture } from '../steps/screenshots';
import type { TestLocale } from '../steps/words';

const JUMP_MS = 20 * 24 * 60 * 60 * 1000;
const MOST_JUMPS = 8;
const WEEKS_AHEAD = 5;

/** Goes on in time until a month has an official holiday that can be booked; its name. */
async function untilHoliday(site: Site, locale: TestLocale): Promise<string> {
  for (let jumped = 0; jumped < MOST_JUMPS; jumped += 1) {
    const { lstAvailableDate } = await call(
      site.url,
      'boot/getallavailabledate',
      { srvcategoryid: HOUSE_CLEANING, srvcattypeid: REGULAR_CLEANING, locationid: TAJRISH, hourneed: 3 },
      { locale },
    );
    // The first days may be over by the time that the page asks.
    const holiday = lstAvailableDate
      .slice(2)
      .find(
        ({ isHoliday, holidayName, lstDeliveryTimeSheet }) =>
          isHoliday && holidayName !== null && lstDeliveryTimeSheet.some(({ isFull }) => !isFull),
      );
    if (holiday?.holidayName) return holiday.holidayName;
    await site.advanceClock(JUMP_MS);
  }
  throw new Error(`No holiday that can be booked in ${MOST_JUMPS * 20} days`);
}

test('an official holiday is marked among the days, with its name', { tag: '@phone' }, async ({ page }, info) => {
  const server = await startServer();
  const site = toSite(server.url);
  const customer = toPerson(page, site, info.project.name);
  const { words } = customer;
  const holiday = await untilHoliday(site, words.locale);
  const person = await register(site);
  await addAddress(person);
  await logsIn(customer, person.mobile, person.password);
  await answersUpToTheDay(customer);
  await expect(days(customer).first()).toBeAttached();
  const marked = page.getByRole('radio', { name: holiday });
  for (let week = 1; week < WEEKS_AHEAD && (await marked.count()) === 0; week += 1) await turnsWeek(customer);
  await presses(marked);
  await expect(page.getByText(words.say('order.dateTime.holiday', { name: holiday }))).toBeVisible();
  await keepsPicture(customer, '80-holiday');
  // An open page would go on asking for news.
  await page.close();
  await server.stop();
});
