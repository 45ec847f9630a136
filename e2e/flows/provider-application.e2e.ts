import type { Locator } from 'playwright/test';

import { expect, test, type Person } from '../fixtures/people';
import { aNewMobile, logIn, register } from '../steps/api';
import { presses } from '../steps/controls';
import { desk, givesTheReason, sitsAtTheDesk } from '../steps/desk';
import { FALSE_PHOTO, aFalsePhoto, aPhoto } from '../steps/files';
import { entersTheCode, logsIn } from '../steps/identity';
import { OPERATOR_MOBILE, PROVIDER_MOBILE } from '../steps/market';
import {
  box,
  chip,
  fillsInThePerson,
  goesOn,
  hasAWholeDraft,
  isAtTheApplication,
  namesOf,
  NATIONAL_CODE,
  PASTED_SHEBA,
  personal,
  REGISTER,
  say,
  title,
} from '../steps/provider-application';
import { keepsPicture } from '../steps/screenshots';
import { footer, main, pathOf } from '../steps/site-shell';

const WRONG_NATIONAL_CODE = '0499370898';
const WITH_STATE = '?state=pelakfan-register';

const paper = (person: Person, kind: string) =>
  main(person).getByRole('group', { name: say(person, `documents.kinds.${kind}.name`), exact: true });
const chooses = (place: Locator, file = aPhoto('card.png')) => place.locator('input[type=file]').setInputFiles(file);

async function comesWithADraft(person: Person) {
  const caller = await register(person.site);
  await hasAWholeDraft(caller.token, person.site.url);
  await logsIn(person, caller.mobile, caller.password, pathOf(person, REGISTER));
  await expect(title(person, 'send')).toBeVisible();
  return caller;
}

async function sends(person: Person): Promise<void> {
  await main(person).getByRole('checkbox').check();
  await main(person)
    .getByRole('button', { name: say(person, 'send.submit'), exact: true })
    .click();
}

test(
  '[R-16] [T-03] [T-06] [S-13] a stranger registers, comes back, fills in each part, and is under review',
  { tag: '@phone' },
  async ({ customer, expectConsole }) => {
    expectConsole(/status of 4(15|00)/);
    const { page, words, site } = customer;
    const mobile = aNewMobile();
    const { service, place } = namesOf(customer);

    await test.step('the page asks for the account first, has no footer, and the registration leads back to it', async () => {
      await customer.open(REGISTER);
      await expect(title(customer, 'signIn')).toBeVisible();
      await expect(footer(customer)).toHaveCount(0);
      await keepsPicture(customer, '111-sign-in');
      await main(customer)
        .getByRole('link', { name: say(customer, 'signIn.register'), exact: true })
        .click();
      await expect(page).toHaveURL(customer.at(`/register/${WITH_STATE}`));
      await box(customer, words.say('auth.register.firstName')).first().fill('Nika');
      await box(customer, words.say('auth.register.lastName')).fill('Salehi');
      await box(customer, words.say('auth.mobile.label')).fill(words.digits(mobile));
      await main(customer).getByRole('checkbox').check();
      await main(customer)
        .getByRole('button', { name: words.say('auth.register.submit'), exact: true })
        .click();
      await entersTheCode(customer, mobile);
      await isAtTheApplication(customer);
    });
    await test.step('the person: a wrong checksum is named, and nothing is lost', async () => {
      await expect(title(customer, 'person')).toBeVisible();
      await expect(box(customer, personal(customer, 'firstName'))).toHaveValue('Nika');
      await goesOn(customer);
      await expect(main(customer).getByText(say(customer, 'person.genderRequired'))).toBeVisible();
      await expect(main(customer).getByRole('radio').first()).toBeFocused();
      await fillsInThePerson(customer, WRONG_NATIONAL_CODE);
      await goesOn(customer);
      await expect(main(customer).getByText(personal(customer, 'nationalCodeWrong'))).toBeVisible();
      await expect(box(customer, personal(customer, 'nationalCode'))).toHaveValue(words.digits(WRONG_NATIONAL_CODE));
      await keepsPicture(customer, '112-person');
      await fillsInThePerson(customer);
      await goesOn(customer);
    });
    await test.step('services, area and hours', async () => {
      await expect(title(customer, 'services')).toBeFocused();
      await goesOn(customer);
      await expect(main(customer).getByText(say(customer, 'services.required'))).toBeVisible();
      await presses(chip(customer, service));
      await keepsPicture(customer, '113-services');
      await goesOn(customer);
      await expect(title(customer, 'area')).toBeVisible();
      await main(customer)
        .getByRole('combobox', { name: say(customer, 'area.city'), exact: true })
        .selectOption('1');
      await presses(chip(customer, place));
      await goesOn(customer);
      await expect(main(customer).getByText(say(customer, 'area.daysRequired'))).toBeVisible();
      await presses(chip(customer, words.locale === 'en' ? 'Saturday' : 'شنبه'));
      await keepsPicture(customer, '114-area');
      await goesOn(customer);
    });
    await test.step('papers: what is no photo or too large is refused in words, one on its way can be cancelled', async () => {
      await expect(title(customer, 'documents')).toBeVisible();
      await goesOn(customer);
      await expect(main(customer).getByText(say(customer, 'documents.identityRequired'))).toBeVisible();
      await chooses(paper(customer, 'identity'), aFalsePhoto());
      await expect(
        paper(customer, 'identity').getByText(words.say('errors.unsupported-type', FALSE_PHOTO)),
      ).toBeVisible();
      await chooses(paper(customer, 'identity'), {
        name: 'huge.png',
        mimeType: 'image/png',
        buffer: Buffer.alloc(8_000_001),
      });
      await expect(paper(customer, 'identity').getByText(say(customer, 'documents.tooLarge'))).toBeVisible();
      let release = () => undefined as void;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/api/file/uploadimage', async (route) =>
        held.then(() => route.abort().catch(() => undefined)),
      );
      await chooses(paper(customer, 'skill'));
      await expect(paper(customer, 'skill').getByRole('progressbar')).toBeVisible();
      await paper(customer, 'skill')
        .getByRole('button', { name: words.say('common.cancel'), exact: true })
        .click();
      await expect(paper(customer, 'skill').getByRole('progressbar')).toHaveCount(0);
      release();
      await page.unroute('**/api/file/uploadimage');
      for (const [kind, count] of [
        ['identity', 1],
        ['identity', 2],
        ['skill', 1],
      ] as const) {
        await chooses(paper(customer, kind));
        await expect(paper(customer, kind).getByText(say(customer, 'documents.arrived'))).toHaveCount(count);
      }
      await keepsPicture(customer, '115-papers');
      await goesOn(customer);
    });
    await test.step('the Sheba: a wrong digit is told from a missing one, and a pasted one with spaces is taken', async () => {
      const sheba = box(customer, say(customer, 'bank.sheba'));
      await sheba.fill(words.digits('0629600000001003242000'));
      await goesOn(customer);
      await expect(
        main(customer).getByText(
          say(customer, 'bank.problems.wrong-length', { length: words.digits(24), count: words.digits(22) }),
        ),
      ).toBeVisible();
      await sheba.fill(PASTED_SHEBA.replace(/1$/, '2'));
      await goesOn(customer);
      await expect(main(customer).getByText(say(customer, 'bank.problems.wrong-checksum'))).toBeVisible();
      await keepsPicture(customer, '116-sheba');
      await sheba.fill(words.digits(PASTED_SHEBA));
      await goesOn(customer);
    });
    await test.step('the review shows it all, and sending needs the confirmation', async () => {
      await expect(title(customer, 'send')).toBeVisible();
      for (const text of [service, words.digits(NATIONAL_CODE)]) await expect(main(customer)).toContainText(text);
      await main(customer)
        .getByRole('button', { name: say(customer, 'send.submit'), exact: true })
        .click();
      await expect(main(customer).getByText(say(customer, 'send.confirmRequired'))).toBeVisible();
      await keepsPicture(customer, '117-review');
      await sends(customer);
      await expect(title(customer, 'review')).toBeVisible();
      await keepsPicture(customer, '118-under-review');
      await page.reload();
      await expect(title(customer, 'review')).toBeVisible();
    });
    const operator = await logIn(site.url, OPERATOR_MOBILE);
    const { userInboxLst } = await operator.call('user/getuserinbox', {});
    expect(userInboxLst.map(({ body }) => body)).toContainEqual(expect.stringContaining('Nika Salehi'));
  },
);

test(
  '[R-16] a rejection says why and leads to what is to be corrected, is corrected and sent again, and the approval opens the dashboard',
  { tag: '@phone' },
  async ({ customer, meet, expectConsole }) => {
    expectConsole(/status of 404/);
    const { page, words, site } = customer;
    const caller = await comesWithADraft(customer);
    await sends(customer);
    await expect(title(customer, 'review')).toBeVisible();
    const operator = await meet();
    await test.step('the desk is not there for the applicant, and the operator finds the application there', async () => {
      await customer.page.goto(customer.at('/operator/applications/'));
      await expect(customer.page).toHaveURL(customer.at('/404/'));
      await sitsAtTheDesk(operator, 'applications');
      await keepsPicture(operator, '121-desk-applications');
      await operator.page.locator(`a[href$="/operator/applications/${caller.userId}/"]`).click();
      await expect(operator.page.getByRole('heading', { level: 2, name: desk(operator, 'papers') })).toBeVisible();
      await keepsPicture(operator, '122-desk-application');
    });
    const sendBack = operator.page.getByRole('button', { name: desk(operator, 'decision.reject'), exact: true });
    await sendBack.click();
    await operator.page
      .getByRole('dialog')
      .getByText(desk(operator, 'decision.partNames.identity'), { exact: true })
      .click();
    await keepsPicture(operator, '123-desk-reject');
    await givesTheReason(operator, 'One photo is to be taken again.', desk(operator, 'decision.reject'));
    await expect(sendBack).toHaveCount(0);
    // As a person who follows the link of the message: no step is named.
    await customer.open(REGISTER);
    await expect(main(customer)).toContainText('One photo is to be taken again.');
    const correction = main(customer).getByRole('button', {
      name: say(customer, 'corrections.open', { part: say(customer, 'corrections.parts.identity') }),
    });
    await expect(title(customer, 'documents')).toBeVisible();
    await keepsPicture(customer, '119-rejected');
    await paper(customer, 'identity')
      .getByRole('button', {
        name: say(customer, 'documents.remove', {
          name: say(customer, 'documents.kinds.identity.name'),
          number: words.digits(1),
        }),
      })
      .click();
    await expect(paper(customer, 'identity').getByText(say(customer, 'documents.arrived'))).toHaveCount(1);
    await chooses(paper(customer, 'identity'));
    await expect(paper(customer, 'identity').getByText(say(customer, 'documents.arrived'))).toHaveCount(2);
    await expect(correction).toContainText(say(customer, 'corrections.corrected'));
    await goesOn(customer);
    await expect(title(customer, 'send')).toBeVisible();
    await sends(customer);
    await expect(title(customer, 'review')).toBeVisible();
    await operator.page.reload();
    await operator.page.getByRole('button', { name: desk(operator, 'decision.approve'), exact: true }).click();
    await expect(operator.page.getByText(desk(operator, 'applicationStates.approved'), { exact: true })).toBeVisible();
    await page.reload();
    await expect(main(customer).getByRole('heading', { name: say(customer, 'provider.approved') })).toBeVisible();
    await keepsPicture(customer, '120-approved');
    await main(customer)
      .getByRole('link', { name: say(customer, 'provider.toDashboard'), exact: true })
      .click();
    await expect(page).toHaveURL(customer.at('/pelakman/dashboard/'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.say('provider.places.dashboard'));
    // The code of the registration, two arrivals, the rejection, the approval.
    await expect.poll(async () => (await site.outbox(caller.mobile)).length).toBe(5);
    const [, , rejection] = await site.outbox(caller.mobile);
    expect(rejection?.text).toContain(say(customer, 'corrections.parts.identity'));
  },
);

test(
  '[R-16] [T-06] a provider is told so, and sending on two devices at once sends once',
  { tag: '@desktop' },
  async ({ customer, meet, expectConsole }) => {
    expectConsole(/status of 409/);
    await test.step('a provider', async () => {
      const provider = await meet();
      await provider.open(`/login/${WITH_STATE}`);
      await box(provider, provider.words.say('auth.mobile.label')).fill(PROVIDER_MOBILE);
      await provider.page.getByLabel(provider.words.say('auth.password.label')).fill('1234');
      await main(provider)
        .getByRole('button', { name: provider.words.say('auth.login.submit'), exact: true })
        .click();
      await expect(provider.page).toHaveURL(provider.at(REGISTER));
      await expect(main(provider).getByRole('heading', { name: say(provider, 'provider.already') })).toBeVisible();
      await expect(main(provider).getByRole('link', { name: say(provider, 'provider.toDashboard') })).toHaveAttribute(
        'href',
        pathOf(provider, '/pelakman/dashboard/'),
      );
    });
    const caller = await comesWithADraft(customer);
    const second = customer.inTab(await customer.context.newPage());
    await second.open(REGISTER);
    await expect(title(second, 'send')).toBeVisible();
    await sends(customer);
    await expect(title(customer, 'review')).toBeVisible();
    await sends(second);
    await expect(title(second, 'review')).toBeVisible();
    const { userInboxLst } = await caller.call('user/getuserinbox', {});
    expect(userInboxLst).toHaveLength(2);
  },
);
