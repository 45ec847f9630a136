import { contract, type CallName } from '@/lib/contract';
import type { CallDefinition } from '@/lib/contract/call';
import { CallError } from '@/lib/contract/call-error';

import { throttles } from '../schema';
import { aCustomerWithAnAddress, aFreeProvider } from '../seed/stories/people';
import { useMarket } from '../testing/use-market';

/** No row has it, and it fits into the column. */
const NONE = 2_000_000_000;
/** More than any budget has. */
const SPENT = 1_000_000;
const PLACE = { googleLat: 35.8, googleLong: 51.43 };
const BID = { sgtype: 'lump', sgamount: 1_000_000 };

/** A request for each call with a budget at the door. It need not succeed: the budget is taken before. */
const AT_THE_DOOR: Partial<Record<CallName, object>> = {
  'user/getpersonaldata': {},
  'boot/getcaptcha': {},
  'boot/stoptellmewhenopen': { stopKey: 'nobody-has-it' },
  'regular/offerhour': { customerUserId: NONE, gDate: '2026-12-01', deliverytimeid: 1 },
  'regular/keepprovider': { workerUserId: NONE },
  'visitshare/sharevisit': { taskid: NONE },
  'series/moveseries': { seriesid: NONE, act: 'end' },
  'provider/renewfeed': {},
  'workerprofile/getcertificate': { fromMonth: { year: 1405, month: 1 }, toMonth: { year: 1405, month: 2 } },
  'workerprofile/opencertificate': { certificateKey: 'nobody-has-it', code: '1234', reader: 'A bank' },
  'suggestion/addsuggestion': { taskid: NONE, ...BID },
  'suggestion/editsuggestion': { sgid: NONE, ...BID },
  'suggestion/addquestion': { taskid: NONE, text: 'Is there a lift?' },
  'workvehicle/goonline': { vehicleid: NONE, ...PLACE },
  'workvehicle/sharetruck': PLACE,
};

/** Calls whose handler takes the budget, at once or after a wrong key. */
const BY_THE_HANDLER: readonly (readonly [CallName, object])[] = [['provider/readfeed', { feedKey: 'nobody-has-it' }]];

const takesAtTheDoor = ({ limit }: CallDefinition) => typeof limit === 'object' && 'door' in limit;

describe('a call whose budget is spent', () => {
  const service = useMarket();
  const people: Partial<Record<string, number>> = {};
  beforeAll(async () => {
    people.user = (await aCustomerWithAnAddress(service.context)).userId;
    people.provider = (await aFreeProvider(service.context)).userId;
  });
  const connection = () => service.context.ports.database.connection;

  async function findRefusal(name: CallName, input: object): Promise<CallError | null> {
    const as = people[contract[name].access];
    const refused: unknown = await service.callWrongly(name, input, { as }).then(
      () => null,
      (error: unknown) => error,
    );
    if (refused !== null && !(refused instanceof CallError)) throw refused;
    return refused;
  }

  it('is listed here if the door takes it', () => {
    const taking = Object.values(contract).filter(takesAtTheDoor);
    expect(taking.map(({ name }) => name).sort()).toEqual(Object.keys(AT_THE_DOOR).sort());
  });

  it.each([...(Object.entries(AT_THE_DOOR) as [CallName, object][]), ...BY_THE_HANDLER])(
    'answers TooMuchRequest and when to come again: %s',
    async (name, input) => {
      await connection().delete(throttles);
      expect((await findRefusal(name, input))?.key).not.toBe('TooMuchRequest');
      await connection().update(throttles).set({ count: SPENT });
      const refusal = await findRefusal(name, input);
      expect(refusal?.key).toBe('TooMuchRequest');
      expect(Number(refusal?.retryAfterSeconds)).toBeGreaterThan(0);
    },
  );
});
