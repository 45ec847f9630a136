import { expect, test, type Person } from '../fixtures/people';
import { goesBack, goesForward } from '../steps/history';
import { answersDetails, answersFirstQuestion, isAtStep, ORDER_PAGE, step } from '../steps/ordering';
import { headerButton, pathOf, wakes } from '../steps/site-shell';

const opensLogin = (person: Person) => headerButton(person, 'layout.header.login').locator('visible=true').click();
const login = ({ page, words }: Person) => page.getByRole('dialog', { name: words.say('auth.title.login') });
const dialogs = ({ page }: Person) => page.getByRole('dialog');

/** The layer's own entry is gone by then. */
const isOnThePage = ({ page }: Person) =>
  expect.poll(() => page.evaluate(() => Object(window.history.state).layer ?? 0)).toBe(0);

test(
  'the browser’s way back closes the dialog over a page and leaves the page; closed by its button, it leaves nothing behind',
  { tag: '@desktop' },
  async ({ customer }) => {
    const { page, words } = customer;
    await customer.open('/policy/');
    await wakes(customer);
    await page
      .locator(`a[href="${pathOf(customer, '/faq/')}"]`)
      .locator('visible=true')
      .first()
      .click();
    await page.waitForURL(customer.at('/faq/'));
    await opensLogin(customer);
    await expect(login(customer)).toBeVisible();
    await goesBack(customer);
    await expect(dialogs(customer)).toHaveCount(0);
    await expect(page).toHaveURL(customer.at('/faq/'));

    await opensLogin(customer);
    await login(customer)
      .getByRole('button', { name: words.say('common.close'), exact: true })
      .click();
    await expect(dialogs(customer)).toHaveCount(0);
    await isOnThePage(customer);
    await goesForward(customer);
    await isOnThePage(customer);
    await expect(dialogs(customer)).toHaveCount(0);
    await goesBack(customer);
    await expect(page).toHaveURL(customer.at('/policy/'));
    await goesForward(customer);
    await expect(page).toHaveURL(customer.at('/faq/'));

    await opensLogin(customer);
    await expect(login(customer)).toBeVisible();
    await page.reload();
    await wakes(customer);
    await isOnThePage(customer);
    await expect(page).toHaveURL(customer.at('/faq/'));

    // What opens in the very moment of a reload leaves its mark on the page's own entry.
    await page.evaluate(() => window.history.replaceState({ ...window.history.state, layer: 1 }, ''));
    await page.reload();
    await wakes(customer);
    await isOnThePage(customer);
    await expect(page).toHaveURL(customer.at('/faq/'));
    await goesBack(customer);
    await expect(page).toHaveURL(customer.at('/policy/'));
  },
);

test(
  'a link of the menu leads on from the page below it, and the way back through an order passes its open price',
  { tag: '@phone' },
  async ({ customer }) => {
    const { page, words } = customer;
    await customer.open('/faq/');
    await wakes(customer);
    await headerButton(customer, 'layout.header.openMenu').click();
    const menu = page.getByRole('dialog', { name: words.say('layout.menu.title') });
    // The first service stands closed above its links.
    await menu.locator('button[aria-expanded="false"]').first().click();
    await menu
      .locator(`a[href="${pathOf(customer, ORDER_PAGE)}"]`)
      .first()
      .click();
    await page.waitForURL(customer.at(ORDER_PAGE));
    await expect(dialogs(customer)).toHaveCount(0);
    await goesBack(customer);
    await expect(page).toHaveURL(customer.at('/faq/'));
    await expect(dialogs(customer)).toHaveCount(0);
    await goesForward(customer);
    await expect(page).toHaveURL(customer.at(ORDER_PAGE));

    await answersFirstQuestion(customer);
    const price = page.getByRole('button', { name: words.say('order.price.open') });
    const lines = page.getByRole('dialog', { name: words.say('order.price.lines') });
    await price.click();
    await expect(lines).toBeVisible();
    await goesBack(customer);
    await expect(lines).toHaveCount(0);
    await isAtStep(customer, step.details);
    await price.click();
    await lines.getByRole('button', { name: words.say('common.close'), exact: true }).click();
    await answersDetails(customer);
    await isAtStep(customer, step.pets);
    await goesBack(customer);
    await isAtStep(customer, step.details);
    await expect(lines).toHaveCount(0);
    await goesBack(customer);
    await expect(page).toHaveURL(customer.at(ORDER_PAGE));
    for (const at of [step.details, step.pets]) {
      await goesForward(customer);
      await isAtStep(customer, at);
    }
  },
);
