import { loadCatalogue } from '../catalogue/load-catalogue';
import type { DatabasePort } from '../ports/database';
import { listLedgerFaults } from '../seed/stories/books';
import { aCatalogue } from '../seed/stories/people';
import { createTestService, TEST_NOW, type ServiceOptions, type TestService } from './call';
import { createFilledTestDatabase } from './database';
import { listenForTests, type TestServer } from './http';
import { loadTestPeople } from './market';

interface OpeningOptions extends ServiceOptions {
  /** The shipped catalogue unless told otherwise; `people` adds the customers and providers of market.ts. */
  readonly holds?: 'nothing' | 'catalogue' | 'people';
}

interface MarketOptions extends OpeningOptions {
  /** After each test every posting sums to zero, and every balance is the sum of its entries. */
  readonly checksLedger?: boolean;
}

/**
 * The marketplace of a test file or of a `describe`. It opens before the hooks that stand below this call, and closes
 * after the last test. Only hooks and tests may read it: before it is open, reading throws.
 */
export function useMarket({ checksLedger = false, ...options }: MarketOptions = {}): TestService {
  const service = useOpened(
    () => openMarket(options),
    (opened) => opened.close(),
  );
  if (checksLedger) afterEach(async () => expect(await listLedgerFaults(service.context.ports.database)).toEqual([]));
  return service;
}

/** A marketplace of `useMarket` behind its HTTP server, which closes first. */
export function useMarketOverHttp(options: OpeningOptions = {}): { service: TestService; site: TestServer } {
  const opened = useOpened(
    async () => {
      const service = await openMarket(options);
      return { service, site: await listenForTests(service) };
    },
    async ({ service, site }) => {
      await site.close();
      await service.close();
    },
  );
  return { service: toLate(() => opened.service), site: toLate(() => opened.site) };
}

async function openMarket({ holds = 'catalogue', ...options }: OpeningOptions): Promise<TestService> {
  const filled = canCopy(holds, options) ? await createFilledTestDatabase(fillAtTestNow) : null;
  const service = await createTestService(
    filled ? { ...options, ports: { ...options.ports, database: filled } } : options,
  );
  if (!filled && holds !== 'nothing') await aCatalogue(service.context);
  if (holds === 'people') await loadTestPeople(service);
  return service;
}

/** The copied catalogue was loaded at TEST_NOW. */
const canCopy = (holds: OpeningOptions['holds'], { now, ports }: ServiceOptions) =>
  holds !== 'nothing' && now === undefined && ports?.database === undefined;

const fillAtTestNow = (database: DatabasePort) =>
  database.transaction((transaction) => loadCatalogue(transaction, TEST_NOW));

/** Opens something for the tests below, and closes it after the last. It may be read in hooks and tests alone. */
export function useOpened<Opened extends object>(
  open: () => Promise<Opened>,
  close: (opened: Opened) => Promise<void>,
): Opened {
  let opened: Opened | undefined;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened && close(opened));
  return toLate(() => {
    if (!opened) throw new Error('it is not open yet: read it in hooks and tests alone');
    return opened;
  });
}

/** Stands for an object that exists later, so that a test names it once, at the top. */
export function toLate<Found extends object>(find: () => Found): Found {
  return new Proxy({} as Found, { get: (_none, name): unknown => Reflect.get(find(), name) });
}

/** An object that is made anew before each test below this call. Only hooks and tests may read it. */
export function useEachTime<Made extends object>(make: () => Promise<Made>): Made {
  let made: Made | undefined;
  beforeEach(async () => {
    made = await make();
  });
  return toLate(() => {
    if (!made) throw new Error('it is not made yet: read it in hooks and tests alone');
    return made;
  });
}
