import { randomUUID } from 'node:crypto';

import { addDays, toTehranDate } from '@/lib/domain/site/jalali-date';
import { toDeliveryTimeId } from '@/lib/domain/order/delivery-time';
import { AVAILABLE_DAYS_AHEAD } from '@/lib/domain/constants/orders';
import type { MarketplaceApp } from '@/lib/server/app';
import type { DatabasePort } from '@/lib/server/ports/database';
import {
  aCatalogue,
  aCustomerWithAnAddress,
  aFreeProvider,
  type StoryCustomer,
  type StoryProvider,
} from '@/lib/server/seed/stories/people';
import { startSession } from '@/lib/server/session';

import { createMarketplaceApp } from '../marketplace-app';

const WALLET_RIALS = 1_000_000_000_000;
const VISIT_HOURS = [8, 12, 16];

export interface OrderingCustomer extends StoryCustomer {
  readonly token: string;
}

/** An hour of a provider that nobody has taken; each is handed out once. */
interface FreeHour {
  readonly providerId: number;
  readonly gDate: string;
  readonly deliveryTimeId: number;
}

export interface Market {
  readonly app: MarketplaceApp;
  readonly database: DatabasePort;
  readonly customers: readonly OrderingCustomer[];
  readonly providers: readonly StoryProvider[];
  takeFreeHour(): FreeHour;
}

/**
 * The marketplace on a fresh database, without its doors: calls come in with a session's token, as they do from there.
 */
export async function openMarket(
  database: DatabasePort,
  { customerCount, providerCount }: { readonly customerCount: number; readonly providerCount: number },
): Promise<Market> {
  const app = createMarketplaceApp(database);
  await aCatalogue(app.context);
  const customers: OrderingCustomer[] = [];
  for (let count = 0; count < customerCount; count += 1) customers.push(await addCustomer(app));
  const providers: StoryProvider[] = [];
  for (let count = 0; count < providerCount; count += 1) providers.push(await aFreeProvider(app.context));
  return { app, database, customers, providers, takeFreeHour: handOutHours(providers) };
}

async function addCustomer({ context }: MarketplaceApp): Promise<OrderingCustomer> {
  const customer = await aCustomerWithAnAddress(context, { cashRials: WALLET_RIALS });
  const { token } = await startSession(
    context.ports.database.connection,
    { userId: customer.userId, deviceId: randomUUID(), network: null },
    context.ports.clock.now(),
  );
  return { ...customer, token };
}

function handOutHours(providers: readonly StoryProvider[]): () => FreeHour {
  const today = toTehranDate(Date.now());
  const days = Array.from({ length: AVAILABLE_DAYS_AHEAD - 2 }, (_, index) => addDays(today, index + 1));
  const hours = days.flatMap((gDate) =>
    VISIT_HOURS.flatMap((hour) =>
      providers.map(({ userId }) => ({ providerId: userId, gDate, deliveryTimeId: toDeliveryTimeId(hour) })),
    ),
  );
  return () => {
    const hour = hours.pop();
    if (!hour) throw new Error('Every hour of every provider is taken: give the measurement more providers.');
    return hour;
  };
}
