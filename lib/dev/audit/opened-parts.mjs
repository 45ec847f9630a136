// The dialogs that open over the desk's pages.
import { settle } from './browser.mjs';
import { toPattern } from './product-sources.mjs';

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
];
