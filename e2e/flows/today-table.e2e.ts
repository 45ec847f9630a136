import { expect, test } from '../fixtures/people';
import { register, type Caller } from '../steps/api';
import { logsIn } from '../steps/identity';
import { addAddress, aDraft, listFreeSlots, place, settleAtBank } from '../steps/market';
import { becomesProvider } from '../steps/provider-application';
import { makesMoves, waitsForOpening } from '../steps/provider-work';
import { keepsPicture } from '../steps/screenshots';

/** A paid order of theirs at the free hour of this index; its id. */
async function orders(provider: Caller, buyer: Caller, index: number): Promise<number> {
  const slot = (await listFreeSlots(provider.siteUrl, provider))[index];
  if (!slot) throw new Error(`${provider.name} is not free so often`);
  const { gDate, deliverytimeid } = slot;
  const where = { deliveryaddrid: await addAddress(buyer), gDate, deliverytimeid };
  const { taskid, reqid } = await place(buyer, await aDraft(buyer, { ...where, workerUserId: provider.userId }));
  await settleAtBank(buyer, reqid);
  return taskid;
}

test(
  'a desktop’s Today is one table with the next move in sight; keys lead to the move, to new work and to a place at the side',
  { tag: '@desktop' },
  async ({ customer: expert, site }) => {
    const { page, words } = expert;
    const [provider, buyer] = [await becomesProvider(site, { firstName: 'Negar' }), await register(site)];
    const taskid = await orders(provider, buyer, 0);
    await makesMoves(site, provider, taskid, ['accept']);
    await waitsForOpening(site, provider, taskid, 'depart');
    const offered = await orders(provider, buyer, 8);
    await logsIn(expert, provider.mobile, provider.password);
    await expert.open('/pelakman/dashboard/');
    const move = page.getByRole('button', { name: words.say('provider.moves.depart'), exact: true });
    await expect(move).toBeInViewport();
    const rows = page.getByRole('main').locator('[data-row]');
    const rowOf = (path: string) => rows.and(page.locator(`[href$="${path}"]`));
    // A job stands once on the page, and what waits for an answer comes first.
    await expect(rowOf(`/newworks/${offered}/`)).toHaveCount(1);
    await expect(rowOf(`/acceptworks/${taskid}/`)).toHaveCount(1);
    await expect(rows.first()).toHaveAttribute('href', /\/newworks\//);
    await keepsPicture(expert, 'today-table');

    await page.keyboard.press('a');
    await expect(rows.first()).toBeFocused();
    await page.keyboard.press('j');
    await expect(rows.nth(1)).toBeFocused();
    await page.keyboard.press('d');
    await expect(move).toBeFocused();

    const places = page.getByRole('navigation', { name: words.say('provider.navigation') });
    const [column, heading] = [await places.boundingBox(), await page.getByRole('heading', { level: 1 }).boundingBox()];
    // English begins at the left.
    expect((column?.x ?? 0) + (column?.width ?? 0)).toBeLessThanOrEqual(heading?.x ?? 0);
    await page.keyboard.press('g');
    await page.keyboard.press('s');
    await expect(page).toHaveURL(expert.at('/pelakman/schedule/'));
  },
);
