import { randomInt, randomUUID } from 'node:crypto';

import { and, asc, count, desc, eq, exists, inArray, isNotNull } from 'drizzle-orm';

import { MINUTE_MS } from '@/lib/domain/constants/time-units';
import type { CallAnswer, CallName } from '@/lib/contract';
import { ROLE_IDS } from '@/lib/contract/enumerations';
import { addDays, toTehranDate } from '@/lib/domain/site/jalali-date';
import { forgetCatalogue } from '@/lib/server/catalogue-memory';
import type { MarketplaceApp } from '@/lib/server/app';
import type { DatabasePort } from '@/lib/server/ports/database';
import { orderMessages, providerLocations, providers, providerServices, tasks, users } from '@/lib/server/schema';
import { addAddress, addPerson, openAccount } from '@/lib/server/seed/people';
import { ASSEMBLING_ID } from '@/lib/server/seed/stories/bids';
import { REGULAR_CLEANING_ID, TAJRISH_ID } from '@/lib/server/seed/stories/people';
import { startSession } from '@/lib/server/session';

import { createMarketplaceApp } from '../marketplace-app';

/** Callers, each once, for a call that is measured cold. */
const CALLERS = 24;
const WALLET_RIALS = 1_000_000_000;

export interface Caller {
  readonly userId: number;
  readonly token: string;
  readonly addressId: number;
  /** Their last order, if there is one that something was written about; null where they have none. */
  readonly taskId: number | null;
}

/** A marketplace with those who call it. */
export interface Actors {
  readonly app: MarketplaceApp;
  /** New, at home in Tajrish, with money in the wallet: they order. */
  readonly customers: readonly Caller[];
  /** The customers with the most orders in this database, the busiest first. */
  readonly regulars: readonly Caller[];
  /** Providers of regular cleaning in Tajrish, the busiest first. */
  readonly providers: readonly Caller[];
  /** Providers who assemble furniture there, the busiest first: they bid. */
  readonly handymen: readonly Caller[];
  /** One, who searches. */
  readonly operators: readonly Caller[];
  readonly days: readonly string[];
  call<Name extends CallName>(name: Name, input: unknown, by?: Caller): Promise<CallAnswer<Name>>;
  forgetCatalogue(): void;
}

/**
 * A timed act: `run` makes it once, for the caller of that number, and returns its answer. `prepare` makes its
 * preconditions, untimed.
 */
export interface Timed {
  readonly name: string;
  readonly prepare?: (actors: Actors, round: number) => Promise<unknown>;
  readonly run: (actors: Actors, round: number) => Promise<unknown>;
}

/** Picks in turns, so that each round is somebody else's. */
export function pick<Item>(items: readonly Item[], round: number): Item {
  const item = items[round % items.length];
  if (item === undefined) throw new Error('There is nobody to call.');
  return item;
}

interface ProviderWish {
  readonly srvcategoryid: number;
  readonly srvcattypeid: number;
  readonly merchantid: number;
  readonly hourneed: number;
}

/** An hour at which the provider is free, asked of the marketplace itself. */
export async function findHour({ call }: Actors, wish: ProviderWish, round: number) {
  const { lstAvailableDate } = await call('boot/getallavailabledate', { ...wish, locationid: TAJRISH_ID });
  const days = lstAvailableDate.slice(3).flatMap(({ gDate, lstDeliveryTimeSheet }) => {
    const free = lstDeliveryTimeSheet.find(({ isFull }) => !isFull);
    return free ? [{ gDate, deliverytimeid: free.deliverytimeid }] : [];
  });
  return pick(days, round * 7);
}

export async function gatherActors(database: DatabasePort): Promise<Actors> {
  const app = createMarketplaceApp(database);
  const { connection } = database;
  const logIn = async (person: Omit<Caller, 'token'>): Promise<Caller> => {
    const device = { userId: person.userId, deviceId: randomUUID(), network: null };
    return { ...person, token: (await startSession(connection, device, new Date(Date.now() - MINUTE_MS))).token };
  };
  const customers: Caller[] = [];
  for (let index = 0; index < CALLERS; index += 1) customers.push(await logIn(await addCustomer(database)));
  return {
    app,
    customers,
    regulars: await Promise.all((await listRegulars(database)).map(logIn)),
    providers: await Promise.all((await listProviders(database, REGULAR_CLEANING_ID)).map(logIn)),
    operators: [await logIn(await addOperator(database))],
    handymen: await Promise.all((await listProviders(database, ASSEMBLING_ID)).map(logIn)),
    days: Array.from({ length: 20 }, (_, index) => addDays(toTehranDate(Date.now()), index + 2)),
    call: (name, input, by) => app.call(name, input, toFacts(by), { setSession: () => undefined }),
    forgetCatalogue: () => forgetCatalogue(database),
  };
}

/** A customer whom no earlier measurement on this database has added. */
function addCustomer(database: DatabasePort): Promise<Omit<Caller, 'token'>> {
  const now = new Date(Date.now() - MINUTE_MS);
  const name = randomUUID();
  const mobile = `0994${String(randomInt(10_000_000)).padStart(7, '0')}`;
  return database.transaction(async (transaction) => {
    const [user] = await transaction
      .insert(users)
      .values({ mobile, firstName: 'سارا', lastName: 'محمدی', inviteCode: name, activatedAt: now, createdAt: now })
      .returning({ userId: users.id });
    if (!user) throw new Error(`${mobile} was not written`);
    const home = { ...user, name: 'خانه', text: 'کوچهٔ یاس', locationId: TAJRISH_ID, zipCode: null, isDefault: true };
    const addressId = await addAddress(transaction, home, now);
    await openAccount(transaction, 'cash', user.userId, WALLET_RIALS, now);
    return { ...user, addressId, taskId: null };
  });
}

/** Adds an operator of the desk; as new as `addCustomer`'s. */
function addOperator(database: DatabasePort): Promise<Omit<Caller, 'token'>> {
  const now = new Date(Date.now() - MINUTE_MS);
  const mobile = `0995${String(randomInt(10_000_000)).padStart(7, '0')}`;
  const name = { firstName: 'پشتیبان', lastName: 'پلاکفن', gender: 'female' } as const;
  return database.transaction(async (transaction) => {
    const roleIds = [ROLE_IDS.operator];
    const userId = await addPerson(transaction, { ...name, mobile, passwordHash: null, roleIds }, now);
    return { userId, addressId: 0, taskId: null };
  });
}

async function listRegulars({ connection }: DatabasePort): Promise<Omit<Caller, 'token'>[]> {
  const busiest = connection
    .select({ userId: tasks.customerId, orders: count().as('orders') })
    .from(tasks)
    .groupBy(tasks.customerId)
    .orderBy(desc(count()))
    .limit(CALLERS);
  const rows = await busiest;
  const said = connection.select().from(orderMessages).where(eq(orderMessages.taskId, tasks.id));
  const last = await connection
    .selectDistinctOn([tasks.customerId], {
      userId: tasks.customerId,
      addressId: tasks.addressId,
      taskId: tasks.id,
    })
    .from(tasks)
    .where(
      and(
        inArray(
          tasks.customerId,
          rows.map(({ userId }) => userId),
        ),
        isNotNull(tasks.addressId),
      ),
    )
    .orderBy(tasks.customerId, desc(exists(said)), desc(tasks.id));
  return last.map(({ addressId, ...person }) => ({ ...person, addressId: addressId ?? 0 }));
}

async function listProviders({ connection }: DatabasePort, typeId: number): Promise<Omit<Caller, 'token'>[]> {
  const rows = await connection
    .selectDistinct({ userId: providers.userId, doneTaskCount: providers.doneTaskCount })
    .from(providers)
    .innerJoin(users, eq(users.id, providers.userId))
    .innerJoin(
      providerServices,
      and(eq(providerServices.userId, providers.userId), eq(providerServices.typeId, typeId)),
    )
    .innerJoin(
      providerLocations,
      and(eq(providerLocations.userId, providers.userId), eq(providerLocations.locationId, TAJRISH_ID)),
    )
    .orderBy(desc(providers.doneTaskCount), asc(providers.userId))
    .limit(CALLERS);
  return rows.map(({ userId }) => ({ userId, addressId: 0, taskId: null }));
}

function toFacts(by: Caller | undefined) {
  return {
    locale: 'fa' as const,
    siteUrl: 'http://localhost:3000',
    ipAddress: '127.0.0.1',
    deviceId: randomUUID(),
    isBrowserPage: false,
    idempotencyKey: randomUUID(),
    captchaResponse: null,
    referralToken: null,
    requestId: randomUUID(),
    authorization: by?.token ?? null,
  };
}
