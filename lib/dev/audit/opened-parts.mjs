// What opens over the pages of an order, of the desk and of a team, and the first questions of each kind of order.
import { settle } from './browser.mjs';
import { toPattern } from './product-sources.mjs';

const ORDER = '/my-order-list/current_order/?taskid=';
/** A service of each kind whose questions are its own. */
const SERVICES = ['laundry', 'carpet-cleaning', 'carwash', 'gas', 'online-testing', 'moving-service', 'handyman'];

const button = ({ page, say }, key) =>
  page
    .getByRole('button', { name: toPattern(say(key)) })
    .locator('visible=true')
    .first();

/** Presses a button, whose dialog then stands still. */
const opens = (key) => async (visit) => {
  await button(visit, key).click();
  await visit.page.getByRole('dialog').last().waitFor();
  await settle(visit.page);
};

const opensByKey = (key) => async (visit) => {
  await visit.page.keyboard.press(key);
  await visit.page.getByRole('dialog').last().waitFor();
  await settle(visit.page);
};

/** [{ name, path, person, prepare }] for `listScreens`. */
export const listOpenedParts = ({ taskIds }) => [
  ...SERVICES.map((seopath) => ({
    name: `the questions of ${seopath}`,
    path: `/services/${seopath}/`,
    person: 'visitor',
    prepare: async ({ page }) => {
      await page.locator('main a[href*="order-step="]').locator('visible=true').first().click();
      await page.waitForURL(({ searchParams }) => searchParams.has('order-step'));
      await settle(page);
    },
  })),
  { name: 'an order in dispute', path: `${ORDER}${taskIds.disputed}`, person: 'customer' },
  { name: 'another price to answer', path: `${ORDER}${taskIds.started}`, person: 'customer' },
  {
    name: 'the chat of an order',
    path: `${ORDER}${taskIds.accepted}`,
    person: 'customer',
    prepare: async (visit) => {
      await button(visit, 'order-following.acts.message').click();
      await visit.page.getByLabel(visit.say('conversation.label')).waitFor();
      await settle(visit.page);
    },
  },
  { name: 'work in dispute', path: `/pelakman/orderlist/doneworks/${taskIds.disputed}/`, person: 'provider' },
  { name: 'work under way', path: `/pelakman/orderlist/acceptworks/${taskIds.started}/`, person: 'provider' },
  {
    name: 'a message from an order’s case',
    path: `/operator/orders/${taskIds.disputed}/`,
    person: 'operator',
    prepare: opens('desk.case.act.write'),
  },
  { name: 'search of the desk', path: '/operator/', person: 'operator', prepare: opensByKey('/') },
  {
    name: 'somebody’s roles',
    path: '/operator/people/',
    person: 'operator',
    prepare: opens('desk.people.change'),
  },
  { name: 'team of a company', path: '/pelakman/team/', person: 'company' },
  { name: 'team of a worker', path: '/pelakman/team/', person: 'worker' },
];
