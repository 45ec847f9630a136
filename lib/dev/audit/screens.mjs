// What there is to see: every address of the product, and what opens over it. Addresses come from the product's own
// list, so a new page is looked at as soon as it exists.
import { settle } from './browser.mjs';
import { listOpenedParts } from './opened-parts.mjs';
import { aNewMobile } from './people.mjs';
import { toPerson } from './private-pages.mjs';
import { toPattern } from './product-sources.mjs';

const SERVICE = '/services/house-cleaning/';
const EVERYWHERE = ['phone', 'desktop'];
/** Several of a kind, where they differ: with an order and without one, by grade, without types. */
const KINDS = {
  '/services/{seopath}/': [SERVICE, '/services/laundry/', '/services/gas/'],
  '/services/{seopath}/prices/': ['/services/house-cleaning/prices/', '/services/laundry/prices/'],
  '/services/{seopath}/{sub}/': ['/services/house-cleaning/regular-cleaning/'],
  '/login/{id}/': ['/login/PELAK0001/'],
  '/register/{id}/': ['/register/PELAK0001/'],
};

/**
 * { screens, missing }. A screen is { name, path, person, devices, prepare }.
 *
 * - `person`: visitor, customer, provider, company, worker, operator, orderer (a customer with a draft) or alerted (a
 *   provider whose alerts ring)
 * - `prepare`: opens the dialog over the page
 * - `missing`: addresses of which no page was found
 */
export function listScreens(site, people, crawledPaths) {
  const byRoute = { ...KINDS, ...toOwnPaths(people) };
  const missing = [];
  const pages = site.publicRoutes.flatMap((route) => {
    const found =
      byRoute[route] ??
      (route.includes('{') ? crawledPaths.filter((path) => site.findPublicRoute(path) === route).slice(0, 1) : [route]);
    if (found.length === 0) missing.push(route);
    return found.map((path) => ({
      name: path.split('?')[0],
      path,
      person: site.needsLogin(path) ? toPerson(path) : 'visitor',
    }));
  });
  const screens = [
    ...pages,
    ...listSearches(),
    ...listDialogs(),
    ...listForms(),
    ...listOrderSteps(),
    ...listOpenedParts(people),
    ...listOfPeople(people),
  ];
  return { missing, screens: screens.map((screen) => ({ devices: EVERYWHERE, prepare: null, ...screen })) };
}

const toOwnPaths = ({ taskIds, reviewUrl, messageId, visitKey, priceKey, problemKey, certificateKey, desk }) => ({
  '/user-profile/messages/order/{taskId}/': [`/user-profile/messages/order/${taskIds.accepted}/`],
  '/user-profile/messages/{messageId}/': [`/user-profile/messages/${messageId}/`],
  '/my-order-list/taskreview/{taskId}/': [reviewUrl],
  '/pelakman/orderlist/newworks/{taskId}/': [`/pelakman/orderlist/newworks/${taskIds.awaiting}/`],
  '/pelakman/orderlist/acceptworks/{taskId}/': [`/pelakman/orderlist/acceptworks/${taskIds.accepted}/`],
  '/pelakman/orderlist/doneworks/{taskId}/': [`/pelakman/orderlist/doneworks/${taskIds.done}/`],
  '/visit/{visitKey}/': [`/visit/${visitKey}/`],
  '/certificate/{certificateKey}/': [`/certificate/${certificateKey}/`],
  '/price/{priceKey}/': [`/price/${priceKey}/`],
  '/problem/{problemKey}/': [`/problem/${problemKey}/`],
  '/operator/orders/{taskId}/': [`/operator/orders/${taskIds.disputed}/`],
  '/operator/people/{userId}/': [`/operator/people/${desk.userId}/`],
  '/operator/applications/{userId}/': [`/operator/applications/${desk.applicantId}/`],
  '/operator/accounts/{userId}/': [`/operator/accounts/${desk.queued.accounts}/`],
  '/operator/appeals/{sanctionId}/': [`/operator/appeals/${desk.queued.appeals}/`],
  '/operator/cash/{taskId}/': [`/operator/cash/${desk.queued.cash}/`],
  '/operator/excuses/{excuseId}/': [`/operator/excuses/${desk.queued.excuses}/`],
  '/operator/outbox/{outgoingId}/': [`/operator/outbox/${desk.queued.outbox}/`],
  '/operator/papers/{requestId}/': [`/operator/papers/${desk.queued.papers}/`],
  '/operator/reviews/{moderationId}/': [`/operator/reviews/${desk.queued.reviews}/`],
  '/operator/vehicles/{vehicleId}/': [`/operator/vehicles/${desk.queued.vehicles}/`],
  '/operator/bank/{bankCaseId}/': [`/operator/bank/${desk.bankCaseId}/`],
  '/operator/enquiries/{enquiryId}/': [`/operator/enquiries/${desk.enquiryId}/`],
  '/operator/disputes/{disputeId}/': [`/operator/disputes/${desk.disputeId}/`],
  '/operator/payouts/{runId}/': [`/operator/payouts/${desk.runId}/`],
  '/operator/reports/{reportId}/': [`/operator/reports/${desk.reportId}/`],
});

const listSearches = () => [
  { name: 'order flow', path: '/services', person: 'visitor' },
  { name: 'search with results', path: '/services/?q=a', person: 'visitor' },
  { name: 'search without results', path: '/services/?q=xyzxyz', person: 'visitor' },
];

const press = ({ page, say }, role, key) =>
  page
    .getByRole(role, { name: toPattern(say(key)) })
    .locator('visible=true')
    .first()
    .click();
const dialog = ({ page }) => page.getByRole('dialog').or(page.getByRole('alertdialog')).last().waitFor();

async function openLogin(visit) {
  await press(visit, 'button', 'layout.header.login');
  await dialog(visit);
  await visit.page.getByLabel(visit.say('auth.password.label')).waitFor();
}

async function openRegistration(visit) {
  await openLogin(visit);
  await visit.page
    .getByRole('dialog')
    .getByRole('button', { name: visit.say('auth.login.register'), exact: true })
    .click();
  await visit.page.getByLabel(visit.say('auth.register.lastName'), { exact: false }).waitFor();
}

async function openVerification(visit) {
  const { page, say } = visit;
  await openRegistration(visit);
  const form = page.getByRole('dialog');
  await form.locator('[name=firstName]').fill('Nika');
  await form.locator('[name=lastName]').fill('Salehi');
  await form.locator('[name=mobile]').fill(aNewMobile());
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: say('auth.register.submit'), exact: true }).click();
  await page.getByLabel(say('auth.verification.label')).waitFor();
}

/** Phone and desktop open the same dialogs; what the two headers have for themselves stands under its device. */
const listDialogs = () => [
  { name: 'login dialog', path: SERVICE, person: 'visitor', prepare: openLogin },
  { name: 'registration dialog', path: SERVICE, person: 'visitor', prepare: openRegistration },
  { name: 'verification dialog', path: SERVICE, person: 'visitor', prepare: openVerification },
  {
    name: 'search dialog',
    path: SERVICE,
    person: 'visitor',
    devices: ['phone'],
    prepare: async (visit) => (await press(visit, 'button', 'layout.header.search'), dialog(visit)),
  },
  {
    name: 'side menu',
    path: SERVICE,
    person: 'visitor',
    devices: ['phone'],
    prepare: async (visit) => (await press(visit, 'button', 'layout.header.openMenu'), dialog(visit)),
  },
  {
    name: 'mega-menu',
    path: '/',
    person: 'visitor',
    devices: ['desktop'],
    prepare: (visit) => press(visit, 'button', 'layout.header.allServices'),
  },
  {
    name: 'language menu',
    path: '/',
    person: 'visitor',
    devices: ['desktop'],
    prepare: (visit) => press(visit, 'button', 'layout.header.language'),
  },
];

const submit = async ({ page }) => {
  await page.locator('main form [type=submit]').last().click();
  await page.locator('main [aria-invalid=true]').first().waitFor();
};

const listForms = () => [
  { name: 'login with problems', path: '/login/', person: 'visitor', prepare: submit },
  {
    name: 'forgotten password',
    path: '/login/',
    person: 'visitor',
    prepare: async (visit) => press(visit, 'button', 'auth.login.forgot'),
  },
  { name: 'registration with problems', path: '/register/', person: 'visitor', prepare: submit },
  { name: 'contact with problems', path: '/contact/', person: 'visitor', prepare: submit },
  {
    name: 'an open question',
    path: '/faq/',
    person: 'visitor',
    prepare: ({ page }) => page.locator('main summary').first().click(),
  },
  {
    name: 'an open category of the footer',
    path: '/about/',
    person: 'visitor',
    devices: ['phone'],
    prepare: ({ page }) => page.locator('footer summary').first().click(),
  },
];

const stepPath = (step) => `${SERVICE}?order-step=${step}`;

/** The order of somebody who has answered everything, at each of its questions. */
const listOrderSteps = () => [
  ...[1, 22, 23, 3, 4, 5, 8, 9].map((step) => ({
    name: `order step ${step}`,
    path: stepPath(step),
    person: 'orderer',
  })),
  {
    name: 'order step 3 with a new address',
    path: stepPath(3),
    person: 'orderer',
    prepare: async (visit) => {
      await press(visit, 'button', 'order.address.add');
      await visit.page.getByRole('textbox', { name: visit.say('order.address.text'), exact: true }).waitFor();
    },
  },
  { name: 'order step 22 by size', path: `${SERVICE}?order-step=22&type=301&mode=size`, person: 'visitor' },
];

const openMenuOfPerson = async ({ page, say }) =>
  page
    .getByRole('button', { name: toPattern(say('layout.header.accountOf')) })
    .locator('visible=true')
    .click();

const listOfPeople = ({ taskIds, alertProvider, reviewUrl }) => [
  // On a phone the name leads to the profile.
  {
    name: 'account menu of a customer',
    path: '/',
    person: 'customer',
    devices: ['desktop'],
    prepare: openMenuOfPerson,
  },
  {
    name: 'account menu of a provider',
    path: '/',
    person: 'provider',
    devices: ['desktop'],
    prepare: openMenuOfPerson,
  },
  { name: 'an order to pay', path: `/my-order-list/current_order/?taskid=${taskIds.unpaid}`, person: 'customer' },
  { name: 'an order under way', path: `/my-order-list/current_order/?taskid=${taskIds.accepted}`, person: 'customer' },
  {
    name: 'cancelling an order',
    path: `/my-order-list/current_order/?taskid=${taskIds.awaiting}`,
    person: 'customer',
    prepare: async (visit) => {
      await press(visit, 'button', 'order-following.cancel.open');
      await dialog(visit);
      await settle(visit.page);
    },
  },
  {
    name: 'changing the time of an order',
    path: `/my-order-list/current_order/?taskid=${taskIds.awaiting}`,
    person: 'customer',
    prepare: async (visit) => {
      await press(visit, 'button', 'order-following.reschedule.open');
      await dialog(visit);
      await settle(visit.page);
    },
  },
  { name: 'a new address', path: '/user-profile/addresses/?edit=new', person: 'customer' },
  { name: 'a new plate', path: '/user-profile/vehicles/?edit=new', person: 'customer' },
  {
    name: 'erasing the account',
    path: '/user-profile/settings/',
    person: 'customer',
    prepare: async (visit) => {
      await press(visit, 'button', 'account.personalData.erase.action');
      await dialog(visit);
      await settle(visit.page);
    },
  },
  {
    name: 'a review being written',
    path: reviewUrl,
    person: 'visitor',
    prepare: async ({ page, say }) => {
      await page
        .getByRole('radio', { name: say('reviews.star2'), exact: true })
        .locator('xpath=ancestor::label[1]')
        .click();
      await page.getByRole('checkbox').first().waitFor();
    },
  },
  {
    name: 'alert of new work',
    path: '/pelakman/dashboard/',
    // Last of all, so that it rings on no other screen of the provider.
    person: 'alerted',
    prepare: async (visit) => {
      await alertProvider();
      await dialog(visit);
    },
  },
];
