import { listLedgerFaults } from '../seed/stories/books';
import { aCatalogue } from '../seed/stories/people';
import { createTestService, type ServiceOptions, type TestService } from './call';
import { loadTestMarket } from './market';

interface MarketOptions extends ServiceOptions {
  /** The shipped catalogue unless told otherwise; `people` adds the customers and providers of market.ts. */
  readonly holds?: 'nothing' | 'catalogue' | 'people';
  /** After each test no posting, balance or sum of the ledger is wrong. */
  readonly checksLedger?: boolean;
}

const FILLERS = {
  nothing: () => undefined,
  catalogue: ({ context }: TestService) => aCatalogue(context),
  people: loadTestMarket,
};

/**
 * The marketplace of a test file or of a `describe`. It opens before the hooks that are written below the call, and
 * closes after the last test. Until it is open, reading anything of it throws.
 */
export function useMarket({ holds = 'catalogue', checksLedger = false, ...options }: MarketOptions = {}): TestService {
  let service: TestService | undefined;
  beforeAll(async () => {
    service = await createTestService(options);
    await FILLERS[holds](service);
  });
  if (checksLedger) afterEach(async () => expect(await listLedgerFaults(find().context.ports.database)).toEqual([]));
  afterAll(() => service?.close());
  const find = () => {
    if (!service) throw new Error('the market opens before the first test: use it in hooks and tests alone');
    return service;
  };
  return toLate(find);
}

/** Stands for what is found only later, so that a test names it once, at the top. */
function toLate<Found extends object>(find: () => Found): Found {
  return new Proxy({} as Found, { get: (_none, name): unknown => Reflect.get(find(), name) });
}
