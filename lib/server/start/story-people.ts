import { eq } from 'drizzle-orm';
import sharp from 'sharp';

import type { SettlementPrefix } from '@/lib/contract/money-enumerations';
import { toDeliveryTimeId } from '@/lib/domain/order/delivery-time';

import { users } from '../schema';
import { addAddress, addPerson, openAccount } from '../seed/people';
import type { StoryPerson } from '../seed/sample-story-people';
import { aPlacedOrder, type OrderStory, type Placed } from '../seed/stories/orders';
import { TAJRISH_ID } from '../seed/stories/people';
import type { StoryService } from './story-service';

const WALLET_RIALS = 20_000_000;
const HOME = {
  name: 'خانه',
  text: 'خیابان دربندی، کوچهٔ سرو، پلاک ۸',
  locationId: TAJRISH_ID,
  zipCode: null,
  isDefault: true,
} as const;

/** The id of a sample person. Throws where the samples have no such mobile. */
export async function findUser({ context }: StoryService, mobile: string): Promise<number> {
  const [found] = await context.ports.database.connection
    .select({ id: users.id })
    .from(users)
    .where(eq(users.mobile, mobile));
  if (!found) throw new Error(`The samples have no ${mobile}`);
  return found.id;
}

/** A customer with an address and money, and the provider who comes. */
export async function meet(service: StoryService, person: StoryPerson, providerMobile: string): Promise<OrderStory> {
  const { clock, database } = service.context.ports;
  const now = clock.now();
  const customer = await database.transaction(async (transaction) => {
    const userId = await addPerson(transaction, { ...person, passwordHash: null }, now);
    const addressId = await addAddress(transaction, { ...HOME, userId }, now);
    await openAccount(transaction, 'cash', userId, WALLET_RIALS, now);
    return { userId, addressId, mobile: person.mobile };
  });
  const provider = { userId: await findUser(service, providerMobile), mobile: providerMobile };
  return { service, customer, provider };
}

/** Paid with the wallet, or left to be paid in cash at the door. */
export async function order(story: OrderStory, hour: number, way: SettlementPrefix = 'wallet-'): Promise<Placed> {
  const placed = await aPlacedOrder(story, { deliverytimeid: toDeliveryTimeId(hour) });
  const useWallet = way === 'wallet-' ? 'true' : 'false';
  const paid = { prefix: way, reqId: String(placed.reqid), giftCode: '0', useWallet } as const;
  await story.service.call('custom', paid, { as: story.customer.userId });
  return placed;
}

/** Sends a card with lines on it, in place of somebody's paper; the id of its file. */
export async function sendPaper(service: StoryService, as: number): Promise<number> {
  const { lstFileDocument } = await service.call('uploadimage', { file: await drawPaper() }, { as });
  return lstFileDocument[0]?.fileid ?? 0;
}

async function drawPaper(): Promise<Uint8Array<ArrayBuffer>> {
  const lines = [120, 180, 240].map((top) => `<rect x="60" y="${top}" width="360" height="20" fill="#9aa7c4"/>`);
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400" fill="#eef2fb"/><rect x="470" y="110" width="110" height="150" fill="#c5d0e8"/>${lines.join('')}</svg>`;
  return new Uint8Array(await sharp(Buffer.from(drawn)).png().toBuffer());
}
