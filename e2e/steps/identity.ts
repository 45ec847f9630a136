import { expect, type Person } from '../fixtures/people';
import { readCode, toDigest } from './api';
import { keepsPicture } from './screenshots';

/** The texted code, entered in the dialog that asks for it: its last digit sends it. */
export async function entersTheCode({ page, words, site }: Person, mobile: string): Promise<string> {
  const dialog = page.getByRole('dialog', { name: words.say('auth.title.verification') });
  await expect(dialog).toBeVisible();
  const code = await readCode(site, mobile);
  await dialog.getByRole('textbox', { name: words.say('auth.verification.label') }).fill(words.digits(code));
  return code;
}

interface Registration {
  readonly firstName: string;
  readonly lastName: string;
  readonly mobile: string;
}

/** In the registration that the order begins with where nobody has logged in yet: filled and sent. */
export async function registersOnTheSpot(
  { page, words }: Person,
  { firstName, lastName, mobile }: Registration,
): Promise<void> {
  const form = page.getByRole('dialog', { name: words.say('auth.title.register') });
  await form.getByRole('textbox', { name: words.say('auth.register.firstName'), exact: true }).fill(firstName);
  await form.getByRole('textbox', { name: words.say('auth.register.lastName'), exact: true }).fill(lastName);
  await form.getByRole('textbox', { name: words.say('auth.mobile.label') }).fill(words.digits(mobile));
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: words.say('auth.register.submit'), exact: true }).click();
}

/** Logs in on the login page and waits until it has led on. */
export async function logsInByForm(person: Person, mobile: string, password = '1234', next?: string): Promise<void> {
  const { page, words } = person;
  await person.open(`/login/${next === undefined ? '' : `?next=${encodeURIComponent(next)}`}`);
  await page.getByRole('textbox', { name: words.say('auth.mobile.label') }).fill(words.digits(mobile));
  await page.getByLabel(words.say('auth.password.label')).fill(password);
  await page.getByRole('button', { name: words.say('auth.login.submit'), exact: true }).click();
  await page.waitForURL((url) => !url.pathname.includes('/login/'));
}

/** A page of the site without any script: the cheapest place to be its browser. */
const PLAIN_PAGE = '/robots.txt';

/**
 * Leaves the browser as the login form leaves it, without the form's page: what a flow needs that is about something
 * else. What rang for this person in other flows of the worker, and was not answered there, is answered. Opens `next`
 * afterwards, a path with its language; without one it opens nothing.
 */
export async function logsIn({ page, site }: Person, mobile: string, password = '1234', next?: string): Promise<void> {
  await page.goto(`${site.url}${PLAIN_PAGE}`);
  await page.evaluate(
    async (credentials) => {
      interface Answer {
        readonly account?: object;
        readonly lstAlert?: readonly { readonly alertId: number }[];
      }
      const ask = async (name: string, body: object): Promise<Answer> => {
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(`/api/main/${name}`, { method: 'POST', headers, body: JSON.stringify(body) });
        if (!answer.ok) throw new Error(`${name} answered ${answer.status} ${await answer.text()}`);
        return answer.json();
      };
      await ask('security/login', credentials);
      const { account } = await ask('user/getuseraccount', {});
      const { lstAlert = [] } = await ask('nonePreloader/user/getalert', {});
      const lstAlertId = lstAlert.map(({ alertId }) => alertId);
      if (lstAlertId.length > 0) await ask('nonePreloader/user/ackalert', { lstAlertId });
      window.localStorage.setItem('userAccount', JSON.stringify(account));
    },
    { mobile, password: toDigest(mobile, password) },
  );
  if (next !== undefined) await page.goto(`${site.url}${next}`);
}

/**
 * Offered quietly after the registration. On a phone the registration was a page, and what it knew of the code is gone
 * with it.
 */
export async function choosesAPassword(person: Person, code: string): Promise<void> {
  const { page, words, isPhone } = person;
  const offer = page.getByRole('region', { name: words.say('auth.offer.title') });
  await expect(offer).toBeVisible();
  await keepsPicture(person, '94-offer');
  await offer.getByRole('button', { name: words.say('auth.offer.choose') }).click();
  const choice = page.getByRole('dialog', { name: words.say('auth.offer.choose') });
  const type = (key: string, digits: string) => choice.getByLabel(words.say(`auth.${key}`)).fill(words.digits(digits));
  const save = choice.getByRole('button', { name: words.say('auth.offer.save') });
  if (isPhone) await type('offer.old', code);
  await type('offer.new', '4321');
  await save.click();
  await expect(choice.getByRole('alert')).toHaveText(words.say('auth.offer.trivial'));
  await keepsPicture(person, '95-trivial');
  await type('offer.new', code === '5093' ? '5094' : '5093');
  // Looked for from the press on: what it says goes by itself.
  await Promise.all([expect(page.getByText(words.say('auth.offer.saved'))).toBeVisible(), save.click()]);
  await expect(choice).toBeHidden();
  await expect(offer).toHaveCount(0);
}
