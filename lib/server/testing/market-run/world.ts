import { inArray } from 'drizzle-orm';

import type { CallAnswer, CallName, CallRequest } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import type { ServiceKind } from '@/lib/contract/enumerations';

import { forgetCatalogue } from '../../catalogue-memory';
import { createPaymentGateways } from '../../ports/payment-gateways';
import type { DatabasePort } from '../../ports/database';
import { categories, payoutAccounts } from '../../schema';
import { HANDYMAN_ID } from '../../seed/stories/bids';
import { A_SHEBA } from '../../seed/stories/payouts';
import {
  aCatalogue,
  aCustomerWithAnAddress,
  aFreeProvider,
  anOperator,
  HOUSE_CLEANING_ID,
  type StoryCustomer,
  type StoryProvider,
} from '../../seed/stories/people';
import { aTruck } from '../../seed/stories/trucks';
import { aWorkVehicle } from '../../seed/stories/work-vehicles';
import { createTestService, type TestService } from '../call';
import { createDice, type Dice } from '../dice';
import { createKiller, ProcessKilled, type Killer } from './killed-process';
import { createMoodyBanks, type MoodyBanks } from './moody-banks';

const REMOVAL_ID = 14;
export const CATEGORIES = {
  cleaning: HOUSE_CLEANING_ID,
  laundry: 5,
  carpet: 7,
  upholstery: 7,
  carwash: 9,
  task: HANDYMAN_ID,
  moving: REMOVAL_ID,
  gas: 22,
  testing: 24,
} as const satisfies Record<ServiceKind, number>;

export interface WorldOrder {
  readonly taskid: number;
  readonly reqid: number;
  readonly seriesid: number | null;
  readonly kind: ServiceKind;
  readonly customer: StoryCustomer;
}

interface WorldCustomer extends StoryCustomer {
  readonly destinationId: number;
}

/** One market, with everybody in it, and its past so far. */
export interface World {
  readonly service: TestService;
  readonly dice: Dice;
  readonly banks: MoodyBanks;
  /** How many act at the same time. */
  readonly callers: number;
  readonly customers: readonly WorldCustomer[];
  readonly providers: Readonly<Record<ServiceKind, readonly (StoryProvider & { readonly truckId?: number })[]>>;
  /** Two decide on a large sum, and two others on its appeal. More are taken on in the end. */
  readonly operators: number[];
  readonly orders: WorldOrder[];
  /** Names of bank payments whose callback has not come, or may come once more. */
  readonly callbacks: string[];
  /** The count of each act or call. */
  readonly done: Map<string, number>;
  /** Makes a call as somebody. A killed process is asked again with its key, or never; null where it was refused. */
  call<Name extends CallName>(
    name: Name,
    input: CallRequest<Name>,
    as: number | null,
  ): Promise<CallAnswer<Name> | null>;
  /** The number of calls so far. */
  countCalls(): number;
  /** Runs work that nobody called, and ends its process now and then. */
  run(work: () => Promise<unknown>): Promise<void>;
  /** Stops the killing of processes and the banks' faults from now on. */
  calmDown(): void;
}

interface WorldOptions {
  readonly seed: number;
  readonly database: DatabasePort;
  /** The people of each role, and of each kind of provider. */
  readonly people?: number;
  readonly callers?: number;
}

const RICH_RIALS = 60_000_000;
const OPERATORS = 4;
const KILLED_PERCENT = 8;
const WRITES_OF_A_CALL = 12;

/** Opens a market on a database of its own, which the caller closes with the service. */
export async function openWorld({ seed, database, people = 2, callers = 1 }: WorldOptions): Promise<World> {
  const dice = createDice(seed);
  const banks = createMoodyBanks(dice);
  const opened = await createTestService({
    ports: { database, gateways: createPaymentGateways({ offered: banks.gateways }) },
  });
  const settle = (...said: Parameters<MoodyBanks['settle']>) => Promise.resolve(banks.settle(...said)).then(() => true);
  const service = { ...opened, bank: { ...opened.bank, settle } };
  const killer = createKiller(service.context.ports.database);
  await aCatalogue(service.context);
  await takeEveryKind(service);
  const operators = await gather(OPERATORS, () => anOperator(service.context));
  const customers = await gather(people + 1, () => aRichCustomer(service));
  const providers = await gatherProviders(service, people);
  const calls = createCalls({ dice, killer, service });
  return {
    service,
    dice,
    banks,
    callers,
    customers,
    providers,
    operators,
    orders: [],
    callbacks: [],
    ...calls,
    calmDown: () => {
      banks.calmDown();
      calls.stopKilling();
    },
  };
}

async function takeEveryKind({ context }: TestService): Promise<void> {
  const { database } = context.ports;
  await database.connection
    .update(categories)
    .set({ isOrderable: true })
    .where(inArray(categories.id, Object.values(CATEGORIES)));
  forgetCatalogue(database);
}

/** A customer with money, a gift and two addresses. */
export async function aRichCustomer(service: TestService): Promise<WorldCustomer> {
  const customer = await aCustomerWithAnAddress(service.context, { cashRials: RICH_RIALS, hasWelcomeGift: true });
  const address = { deliveryaddrname: 'مقصد', deliveryaddr: 'خیابان مقصد، پلاک ۹', locationid: 1002 };
  const { deliveryaddrid } = await service.call('user/adddeliveryaddress', address, { as: customer.userId });
  return { ...customer, destinationId: deliveryaddrid };
}

async function gatherProviders({ context }: TestService, count: number): Promise<World['providers']> {
  const of = (kind: ServiceKind) => gather(count, () => aPaidProvider(context, kind));
  const carpet = await of('carpet');
  return {
    cleaning: await of('cleaning'),
    laundry: await of('laundry'),
    carpet,
    upholstery: carpet,
    carwash: await of('carwash'),
    task: await of('task'),
    moving: await of('moving'),
    gas: await of('gas'),
    testing: await of('testing'),
  };
}

async function aPaidProvider(context: TestService['context'], kind: ServiceKind) {
  const provider =
    kind === 'gas' ? await aTruck(context) : await aFreeProvider(context, { categoryId: CATEGORIES[kind] });
  if (kind === 'moving') await aWorkVehicle(context, { userId: provider.userId, use: 'nissan' });
  const { database, clock } = context.ports;
  await database.connection
    .insert(payoutAccounts)
    .values({ userId: provider.userId, sheba: A_SHEBA, ownerConfirmedAt: clock.now() });
  return provider;
}

async function gather<Item>(count: number, make: () => Promise<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for (let index = 0; index < count; index += 1) items.push(await make());
  return items;
}

interface CallMaking {
  readonly dice: Dice;
  readonly killer: Killer;
  readonly service: TestService;
}

function createCalls({ dice, killer, service }: CallMaking) {
  const done: World['done'] = new Map();
  const count = (name: string) => done.set(name, (done.get(name) ?? 0) + 1);
  let kills = true;
  let keys = 0;
  const mayKill = <Result>(work: () => Promise<Result>): Promise<Result> =>
    kills && dice.percent(KILLED_PERCENT) ? killer.during(1 + dice.below(WRITES_OF_A_CALL), work) : work();

  async function call<Name extends CallName>(name: Name, input: CallRequest<Name>, as: number | null) {
    keys += 1;
    // From anywhere, so that nobody's budget of calls ends: that is another test's matter.
    const facts = { ipAddress: `198.18.${keys % 256}.${dice.below(256)}` };
    const by = {
      ...(as !== null && { as }),
      facts,
      idempotencyKey: `00000000-0000-4000-8000-${String(keys).padStart(12, '0')}`,
    };
    try {
      const answer = await mayKill(() => service.call(name, input, by)).catch((error: unknown) => {
        if (!isKilled(error)) throw error;
        count('killed');
        return dice.percent(80) ? service.call(name, input, by) : null;
      });
      count(answer === null ? `lost ${name}` : name);
      return answer;
    } catch (error) {
      if (!(error instanceof CallError) || (error.status >= 500 && error.key !== 'bank-unreachable')) throw error;
      count(`refused ${name}: ${error.key}`);
      return null;
    }
  }
  return {
    done,
    call,
    countCalls: () => keys,
    run: async (work: () => Promise<unknown>) => {
      await mayKill(work).catch((error: unknown) => {
        if (!isKilled(error)) throw error;
        count('killed');
      });
    },
    stopKilling: () => void (kills = false),
  };
}

function isKilled(error: unknown): boolean {
  return error instanceof ProcessKilled || (error instanceof Error && isKilled(error.cause));
}
