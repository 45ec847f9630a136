import { expect, test, type Person } from '../fixtures/people';
import { register } from '../steps/api';
import { presses } from '../steps/controls';
import { logsIn } from '../steps/identity';
import {
  box,
  chip,
  fillsInThePerson,
  goesOn,
  isAtTheApplication,
  namesOf,
  NATIONAL_CODE,
  personal,
  REGISTER,
  say,
  title,
} from '../steps/provider-application';
import { keepsPicture } from '../steps/screenshots';
import { main, pathOf } from '../steps/site-shell';

/** To the application, by the login that it asks for. */
async function comesBack(
  person: Person,
  { mobile, password }: { readonly mobile: string; readonly password: string },
): Promise<void> {
  const { page, words } = person;
  await person.open(REGISTER);
  await expect(title(person, 'signIn')).toBeVisible();
  await page.getByRole('link', { name: say(person, 'signIn.login'), exact: true }).click();
  await box(person, words.say('auth.mobile.label')).fill(words.digits(mobile));
  await page.getByLabel(words.say('auth.password.label')).fill(password);
  await main(person)
    .getByRole('button', { name: words.say('auth.login.submit'), exact: true })
    .click();
  await isAtTheApplication(person);
}

async function logsOut(person: Person): Promise<void> {
  await person.open('/user-profile/');
  await main(person)
    .getByRole('button', { name: person.words.say('account.logout.here'), exact: true })
    .click();
  await expect(person.page).toHaveURL(person.at('/'));
}

test(
  '[R-16] a draft goes on on another device, at the first part that is not whole',
  { tag: '@phone' },
  async ({ customer, meet, expectConsole }) => {
    expectConsole(/status of 401/);
    const { words } = customer;
    const caller = await register(customer.site);
    await logsIn(customer, caller.mobile, caller.password, pathOf(customer, REGISTER));
    await fillsInThePerson(customer);
    await goesOn(customer);
    await expect(title(customer, 'services')).toBeVisible();
    await customer.page.goBack();
    await expect(title(customer, 'person')).toBeVisible();
    const elsewhere = await meet();
    await logsIn(elsewhere, caller.mobile, caller.password, pathOf(elsewhere, REGISTER));
    await expect(title(elsewhere, 'services')).toBeVisible();
    const steps = elsewhere.page.getByRole('navigation', { name: say(elsewhere, 'steps.label') }).getByRole('button');
    await steps.last().click();
    const missing = say(elsewhere, 'summary.missing', { fields: say(elsewhere, 'summary.fields.bank.sheba') });
    await expect(main(elsewhere).getByText(missing)).toBeVisible();
    await keepsPicture(elsewhere, '110-missing');
    await steps.first().click();
    await expect(box(elsewhere, personal(elsewhere, 'nationalCode'))).toHaveValue(words.digits(NATIONAL_CODE));
    await test.step('a session that ends meanwhile takes nothing of it away, not even what was not saved yet', async () => {
      await goesOn(elsewhere);
      await expect(title(elsewhere, 'services')).toBeVisible();
      await presses(chip(elsewhere, namesOf(elsewhere).service));
      await box(elsewhere, say(elsewhere, 'services.about')).fill('Ten years');
      // The session ends between the press and its answer: before the press the alerts may be the first to say so.
      await elsewhere.page.route(
        '**/api/main/joinus/saveapplication',
        async (route) => {
          await caller.call('security/logout', { everywhere: true });
          await route.continue();
        },
        { times: 1 },
      );
      await goesOn(elsewhere);
      await expect(elsewhere.page).toHaveURL(elsewhere.at('/'));
      await comesBack(elsewhere, caller);
      await expect(title(elsewhere, 'services')).toBeVisible();
      await expect(box(elsewhere, say(elsewhere, 'services.about'))).toHaveValue('Ten years');
      await expect(chip(elsewhere, namesOf(elsewhere).service)).toBeChecked();
    });
    await test.step('somebody else at this browser sees nothing of it, and after a logout nobody does', async () => {
      await logsOut(elsewhere);
      await comesBack(elsewhere, await register(elsewhere.site));
      await elsewhere.page
        .getByRole('navigation', { name: say(elsewhere, 'steps.label') })
        .getByRole('button')
        .nth(1)
        .click();
      await expect(box(elsewhere, say(elsewhere, 'services.about'))).toHaveValue('');
      await logsOut(elsewhere);
      await comesBack(elsewhere, caller);
      await expect(title(elsewhere, 'services')).toBeVisible();
      await expect(box(elsewhere, say(elsewhere, 'services.about'))).toHaveValue('');
    });
  },
);
