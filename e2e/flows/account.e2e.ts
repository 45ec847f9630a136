import { expect, test } from '../fixtures/people';
import { comesIn, field, heading, list, press, says } from '../steps/account';
import { presses } from '../steps/controls';
import { aFalsePhoto, aPhoto } from '../steps/files';
import { logsIn } from '../steps/identity';
import { unfolds } from '../steps/order-page';
import { keepsPicture } from '../steps/screenshots';
import { main } from '../steps/site-shell';
import { toLatinDigits } from '../steps/words';

const WELCOME_GIFT_RIALS = 200_000;
const PLACES = ['orders', 'wallet', 'messages', 'info', 'addresses', 'vehicles', 'settings'] as const;

test(
  '[R-11] [E-05] [E-24] [S-13] the overview tells who one is and what one has, and leads to everything that is one’s own',
  { tag: '@desktop' },
  async ({ customer, expectConsole }) => {
    // A request under way while the sessions end is refused.
    expectConsole(/status of 401/);
    const { page, words } = customer;
    for (const path of ['/user-profile/', '/user-profile/info/', '/user-profile/messages/']) {
      const { pathname } = new URL(customer.at(path));
      const answer = await fetch(customer.at(path), { redirect: 'manual' });
      expect([path, answer.status, new URL(answer.headers.get('location') ?? '', customer.at(path)).href]).toEqual([
        path,
        307,
        `${customer.at('/login/')}?next=${encodeURIComponent(pathname)}`,
      ]);
    }
    await comesIn(customer, '/user-profile/');
    await heading(customer, 'overview');
    await expect(main(customer)).toContainText('Nika Salehi');
    await expect(main(customer).getByText('N', { exact: true }), 'a letter where there is no photo').toBeVisible();
    await expect(main(customer)).toContainText(words.tomans(WELCOME_GIFT_RIALS));
    await expect(main(customer)).toContainText(words.say('account.overview.rials', { amount: words.digits(0) }));
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await keepsPicture(customer, '80-account');
    for (const place of PLACES)
      await expect(
        main(customer)
          .getByRole('listitem')
          .getByRole('link', { name: words.say(`account.places.${place}`), exact: true })
          .last(),
      ).toBeVisible();
    await press(customer, 'logout.everywhere');
    const dialog = page.getByRole('dialog', { name: words.say('account.logout.title') });
    await dialog.getByRole('button', { name: words.say('account.logout.everywhere') }).click();
    await expect(page).toHaveURL(customer.at('/'));
    await page.goto(customer.at('/user-profile/'));
    await expect(page).toHaveURL(/\/login\//);
  },
);

test(
  '[R-11] [E-01] [E-24] details keep what was typed when they are refused, and are saved part by part',
  { tag: '@phone' },
  async ({ customer, expectConsole }) => {
    expectConsole(/status of 4\d\d/);
    const { page, words } = customer;
    const caller = await comesIn(customer, '/user-profile/info/');
    await heading(customer, 'info');
    await field(customer, 'personal.nationalCode').fill(words.digits('0684159415'));
    await field(customer, 'personal.email').fill('nika');
    await list(customer, 'personal.day').selectOption('31');
    await list(customer, 'personal.month').selectOption('12');
    await list(customer, 'personal.year').selectOption('1370');
    await press(customer, 'personal.save');
    for (const problem of ['nationalCodeWrong', 'emailWrong', 'birthDateWrong'])
      await expect(main(customer)).toContainText(words.say(`account.personal.${problem}`));
    await keepsPicture(customer, '81-account-problems');
    await field(customer, 'personal.nationalCode').fill(words.digits('0499370899'));
    await field(customer, 'personal.email').fill('nika@example.com');
    await list(customer, 'personal.day').selectOption('29');
    await presses(main(customer).getByRole('radio', { name: words.say('account.personal.genders.female') }));
    await says(customer, 'saved', press(customer, 'personal.save'));
    await unfolds(customer, 'account.organisation.title');
    await field(customer, 'organisation.organisationName').fill('Sepid');
    await field(customer, 'organisation.nationalId').fill(words.digits('10380284791'));
    await press(customer, 'organisation.save');
    await expect(main(customer)).toContainText(words.say('account.organisation.wrong'));
    await field(customer, 'organisation.nationalId').fill(words.digits('10380284790'));
    await press(customer, 'organisation.save');
    await expect(main(customer).getByRole('button', { name: words.say('account.organisation.remove') })).toBeVisible();
    const { account } = await caller.call('user/getuseraccount', {});
    expect(account).toMatchObject({
      email: 'nika@example.com',
      birthDate: '1992-03-19',
      gender: 'female',
      nationalCode: '0499370899',
      organisation: { organisationName: 'Sepid', nationalId: '10380284790' },
    });

    await main(customer).locator('input[type="file"]').setInputFiles(aFalsePhoto());
    await expect(main(customer).getByRole('alert')).toBeVisible();
    await says(customer, 'picture.saved', main(customer).locator('input[type="file"]').setInputFiles(aPhoto()));
    await expect(main(customer).locator('img[src^="/api/file/uploads/"]')).toBeVisible();
    await keepsPicture(customer, '82-account-info');
    await expect(main(customer)).toContainText(account.inviteCode);
    await expect(field(customer, 'invite.link')).toHaveValue(`${customer.at('/')}?inviteCode=${account.inviteCode}`);
    await page.reload();
    await expect(field(customer, 'personal.email')).toHaveValue('nika@example.com');
  },
);

test(
  '[C-user] a new password keeps this browser in and works at the next login',
  { tag: '@desktop' },
  async ({ customer, meet, expectConsole }) => {
    // A look for news that is under way is refused in the old session, and asked again in the new one.
    expectConsole(/status of 401 .*(getuserinbox|gettopicname)/);
    const { page, words } = customer;
    const caller = await comesIn(customer, '/user-profile/info/');
    const other = caller.password === '7391' ? '7392' : '7391';
    const enter = async (old: string, fresh: string) => {
      await page.getByLabel(words.say('account.password.old'), { exact: true }).fill(words.digits(old));
      await page.getByLabel(words.say('account.password.new'), { exact: true }).fill(words.digits(fresh));
      await press(customer, 'password.save');
    };
    await enter(caller.password === '0000' ? '0001' : '0000', other);
    await expect(main(customer)).toContainText(words.say('account.password.wrong'));
    await says(customer, 'password.saved', enter(caller.password, other));
    await page.reload();
    await expect(field(customer, 'personal.firstName')).toHaveValue('Nika');
    expect((await caller.tryCall('user/getuseraccount', {})).status).toBe(401);
    await logsIn(await meet(), caller.mobile, other);
  },
);

test(
  '[E-18] a setting is saved at once, and goes back when it could not be',
  { tag: '@phone' },
  async ({ customer, expectConsole }) => {
    expectConsole(/ERR_FAILED|ERR_INTERNET/);
    const { page, words } = customer;
    const caller = await comesIn(customer, '/user-profile/settings/');
    await heading(customer, 'settings');
    const toggle = (name: string) =>
      // The words under a switch are in its name, too.
      main(customer).getByRole('switch', { name: new RegExp(`^${words.say(`account.settings.${name}.label`)}`) });
    // Promotions are off until somebody turns them on.
    await expect(toggle('promotionalSms')).not.toBeChecked();
    await says(customer, 'settings.on', toggle('promotionalSms').click());
    expect((await caller.call('user/getusersetting', {})).userSettingLst).toMatchObject([
      { promotionalSms: 'send', isSendSMS: true },
    ]);
    await page.route('**/user/addusersetting', (route) => route.abort());
    await toggle('isSendEmail').click();
    await expect(main(customer).getByRole('alert')).toContainText(words.about('account.settings.undone'));
    await expect(toggle('isSendEmail')).toBeChecked();
    await expect(toggle('promotionalSms')).toBeChecked();
    await keepsPicture(customer, '88-settings');
  },
);

test(
  '[R-11] [E-19] news of no order stand apart, and are unread until they are opened',
  { tag: '@phone' },
  async ({ customer, expectConsole }) => {
    expectConsole(/status of 404/);
    const { page, words } = customer;
    const caller = await comesIn(customer, '/user-profile/messages/');
    await heading(customer, 'messages');
    await expect(main(customer)).toContainText(words.say('inbox.empty.title'));
    await main(customer)
      .getByRole('navigation')
      .getByRole('link', { name: words.say('inbox.news') })
      .click();
    const [message] = (await caller.call('user/getuserinbox', {})).userInboxLst;
    if (!message) throw new Error('Nobody was welcomed.');
    const row = main(customer).locator('li:has(time)').getByRole('link');
    await expect(row).toHaveCount(1);
    await expect(row).toContainText(words.say('inbox.unread'));
    await keepsPicture(customer, '89-messages');
    await row.click();
    await expect(main(customer).getByRole('heading', { level: 2 })).toHaveText(
      words.say('notifications.inbox.welcome.title'),
    );
    await expect(main(customer)).toContainText(words.tomans(WELCOME_GIFT_RIALS));
    await keepsPicture(customer, '90-message');
    await main(customer)
      .getByRole('link', { name: words.say('inbox.toNews') })
      .click();
    await expect(row).not.toContainText(words.say('inbox.unread'));
    await expect.poll(async () => toLatinDigits(await page.title())).toContain(words.say('account.places.messages'));
    await customer.open('/user-profile/messages/999999/');
    await expect(main(customer)).toContainText(words.say('inbox.missing.title'));
  },
);
