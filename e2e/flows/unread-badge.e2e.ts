import type { Locator } from 'playwright/test';

import { expect, test, type Person } from '../fixtures/people';
import { aNewMobile, call, logIn } from '../steps/api';
import { logsIn } from '../steps/identity';
import { OPERATOR_MOBILE } from '../steps/market';
import { header } from '../steps/site-shell';

/** So many messages an hour are taken from one computer. */
const A_GOOD_HOUR = 20;
const HOUR_MS = 60 * 60 * 1000;

/** The smallest phone that is sold, and a usual one. */
const PHONE_WIDTHS = [320, 390];

/** So far they stand apart that they do not read as one. */
const GAP_PX = 4;

/** The badge lies beside the logo, and the logo in the middle. */
async function expectRoomForLogo({ page }: Person, badge: Locator): Promise<void> {
  const logo = page.getByRole('banner').locator('a > svg').locator('visible=true').first();
  for (const width of PHONE_WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    const [drawn, marked] = [await logo.boundingBox(), await badge.boundingBox()];
    if (!drawn || !marked) throw new Error('The header has no logo or no badge');
    expect(marked.x + marked.width + GAP_PX <= drawn.x || marked.x >= drawn.x + drawn.width + GAP_PX).toBe(true);
    expect(Math.abs(drawn.x + drawn.width / 2 - width / 2)).toBeLessThan(2);
  }
}

test(
  '[S-11] [K-05] a hundred unread messages are 99+, and beside the logo on a phone',
  { tag: '@phone' },
  async ({ customer }) => {
    const { site, words } = customer;
    const operator = await logIn(site.url, OPERATOR_MOBILE);
    // One after the other: of many at once some would be told to come again, and of many in an hour too.
    const writes = async (count: number) => {
      for (let written = 1; written <= count; written += 1) {
        await call(site.url, 'boot/docontactus', { name: 'Nika', mobile: aNewMobile(), text: 'Hello' });
        if (written % A_GOOD_HOUR === 0) await site.advanceClock(HOUR_MS);
      }
    };
    // The answer is a bare number (SPEC 7).
    const unread = Number((await operator.tryCall('nonePreloader/user/countuserinbox', {})).text);
    const badge = header(customer).locator('[data-unread-badge]').locator('visible=true');
    await writes(99 - unread);
    await logsIn(customer, OPERATOR_MOBILE, '1234', new URL(customer.at('/')).pathname);
    await expect(badge).toHaveText(words.digits(99));
    await writes(1);
    await customer.page.reload();
    await expect(badge).toHaveText(`${words.digits(99)}+`);
    await expectRoomForLogo(customer, badge);
  },
);
