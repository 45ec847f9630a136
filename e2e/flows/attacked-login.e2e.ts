import { findFreePort } from '@/lib/server/testing/free-port.mjs';
import { startServer, WITHOUT_PARTNERS, type RunningServer } from '../fixtures/server';
import { expect, test, toPerson, type Person } from '../fixtures/people';
import { toSite } from '../fixtures/site';
import { aNewMobile, call, readCode, register, tryCall } from '../steps/api';
import { entersTheCode } from '../steps/identity';
import { keepsPicture } from '../steps/screenshots';

/** Wrong passwords of one address in ten minutes before it goes to the SMS step. */
const WRONG_PASSWORDS = 20;
const A_DIGEST = '0'.repeat(64);
/** Codes that anybody may have sent to a number in an hour. */
const CODES_AN_HOUR = 5;
const RESEND_MS = 60_000;
const CODE_LIFETIME_MS = 120_000;

/** Attacked, so it is nobody else's. */
const withServer = async (
  environment: Readonly<Record<string, string>>,
  run: (server: RunningServer) => Promise<void>,
) => {
  const server = await startServer({ environment });
  try {
    await run(server);
  } finally {
    await server.stop();
  }
};

const dialogOf = ({ page, words }: Person) => page.getByRole('dialog', { name: words.say('auth.title.verification') });
const fieldOf = (person: Person) =>
  dialogOf(person).getByRole('textbox', { name: person.words.say('auth.verification.label') });

test(
  '[C-security] while somebody guesses passwords, a person at the same address logs in with the password and a code by SMS',
  { tag: '@desktop' },
  async ({ page }, info) => {
    await withServer({}, async (server) => {
      const site = toSite(server.url);
      const someone = await register(site);
      const guesses = await Promise.all(
        Array.from({ length: WRONG_PASSWORDS }, () =>
          tryCall(server.url, 'security/login', { mobile: aNewMobile(), password: A_DIGEST }),
        ),
      );
      expect(guesses.map(({ name }) => name)).toEqual(guesses.map(() => 'invalid-login'));

      const person = toPerson(page, site, info.project.name);
      const { words } = person;
      await person.open(`/login/?next=${encodeURIComponent(new URL(person.at('/user-profile/')).pathname)}`);
      await page.getByRole('textbox', { name: words.say('auth.mobile.label') }).fill(words.digits(someone.mobile));
      await page.getByLabel(words.say('auth.password.label')).fill(words.digits(someone.password));
      await page.getByRole('button', { name: words.say('auth.login.submit'), exact: true }).click();
      await expect(dialogOf(person)).toContainText(words.digits(someone.mobile));
      await keepsPicture(person, '97-sms-step');
      const first = await readCode(site, someone.mobile);
      await fieldOf(person).fill(first === '0000' ? '1111' : '0000');
      await expect(dialogOf(person)).toContainText(words.say('auth.verification.wrong'));
      const sentSoFar = (await site.outbox(someone.mobile)).length;
      await dialogOf(person)
        .getByRole('button', { name: words.say('auth.verification.resend'), exact: true })
        .click();
      await expect(dialogOf(person)).toContainText(words.say('auth.verification.resent'));
      expect((await site.outbox(someone.mobile)).length).toBe(sentSoFar + 1);
      await entersTheCode(person, someone.mobile);
      await expect(page).toHaveURL(person.at('/user-profile/'));
      // No page is open while its server goes away.
      await page.goto('about:blank');
    });
  },
);

test(
  '[C-security] [S-03] [S-04] [T-05] after strangers have spent the codes of a number, the owner of the phone shows it by the last of them and registers',
  { tag: '@phone' },
  async ({ page, expectConsole }, info) => {
    expectConsole(/status of 429/);
    await withServer({}, async (server) => {
      const site = toSite(server.url);
      const mobile = aNewMobile();
      await call(server.url, 'security/register', { firstname: 'A', lastname: 'Stranger', mobilenumber: mobile });
      for (let asked = 1; asked < CODES_AN_HOUR; asked += 1) {
        await site.advanceClock(RESEND_MS);
        await call(server.url, 'security/forgetpassword', { mobilenumber: mobile });
      }
      await site.advanceClock(CODE_LIFETIME_MS);

      const person = toPerson(page, site, info.project.name);
      const { words } = person;
      const main = page.getByRole('main');
      await person.open('/register/');
      await main.getByRole('textbox', { name: words.say('auth.register.firstName'), exact: true }).fill('Nika');
      await main.getByRole('textbox', { name: words.say('auth.register.lastName'), exact: true }).fill('Salehi');
      await main.getByRole('textbox', { name: words.say('auth.mobile.label') }).fill(words.digits(mobile));
      await main.getByRole('checkbox').check();
      await main.getByRole('button', { name: words.say('auth.register.submit'), exact: true }).click();
      await main.getByRole('button', { name: words.say('auth.register.enterCode'), exact: true }).click();
      await entersTheCode(person, mobile);
      await expect(dialogOf(person)).toContainText(words.say('auth.verification.wrong'));
      await dialogOf(person)
        .getByRole('button', { name: words.say('auth.verification.resend'), exact: true })
        .click();
      await expect(dialogOf(person)).toContainText(words.say('auth.verification.resent'));
      expect((await site.outbox(mobile)).length).toBe(CODES_AN_HOUR + 1);
      await entersTheCode(person, mobile);
      await expect(page).toHaveURL(person.at('/'));
      // No page is open while its server goes away.
      await page.goto('about:blank');
    });
  },
);

test(
  '[C-security] [G-08] behind https the referral travels in no clear request, as the cookies of the session do',
  { tag: '@no-screen' },
  async ({ site }) => {
    const cookieOf = async (url: string) =>
      (await fetch(`${url}/faq/?utm_source=takhfifan&token=abc-123`, { redirect: 'manual' })).headers
        .getSetCookie()
        .find((cookie) => cookie.includes('=abc-123;')) ?? '';
    const port = String(await findFreePort());
    let output = '';
    await withServer({ ...WITHOUT_PARTNERS, PORT: port, SITE_URL: 'https://pelakfan.example' }, async (server) => {
      output = server.output();
      expect((await cookieOf(`http://127.0.0.1:${port}`)).split('; ').map((part) => part.toLowerCase())).toEqual(
        expect.arrayContaining(['secure', 'httponly', 'samesite=lax', 'path=/', 'max-age=2592000']),
      );
    });
    // In production every line is an object, for log collectors.
    const lines = output
      .trim()
      .split('\n')
      .map((line): { msg?: string } => JSON.parse(line));
    expect(lines.map(({ msg }) => msg)).toEqual(
      expect.arrayContaining(['a process of the site starts', 'the database has its migrations', 'people can come']),
    );
    expect(await cookieOf(site.url)).toContain('=abc-123;');
    expect((await cookieOf(site.url)).toLowerCase()).not.toContain('secure');
  },
);
