import { contract, type CallName } from '@/lib/contract';

import {
  aPaidOrder,
  theProviderDoes,
  THREE_HOURS_RIALS,
  type OrderStory,
  type Placed,
} from '../../seed/stories/orders';
import { aCustomerWithAnAddress } from '../../seed/stories/people';
import { aTeam, type StoryTeam } from '../../seed/stories/teams';
import { useMarket } from '../../testing/use-market';

/** The own credit of each provider in these stories, for commissions. */
const OWN_CREDIT_RIALS = 20_000_000;

/** After it there is nothing left to be told. */
const GIVES_BACK: CallName = 'team/returnwork';

describe('the sums of a company’s order', () => {
  const service = useMarket();
  let team: StoryTeam;
  let story: OrderStory;
  beforeAll(async () => {
    team = await aTeam(service);
    story = { service, provider: team.company, customer: await aCustomerWithAnAddress(service.context) };
  });

  const read = async ({ taskid }: Pick<Placed, 'taskid'>, as: number) =>
    (await service.call('clean/gettaskdetail', { taskid }, { as })).taskDetail;
  const handsOn = async (placed: Placed) => {
    await theProviderDoes(story, placed, 'accept');
    await service.call(
      'team/assignwork',
      { taskid: placed.taskid, userId: team.led.userId },
      { as: team.company.userId },
    );
  };
  /** Every number in an answer, by the names that lead to it. */
  const listNumbers = (value: unknown, path = ''): [string, number][] => {
    if (typeof value === 'number') return [[path, value]];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, part]) => listNumbers(part, `${path}.${name}`));
  };
  const listTexts = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
  };
  /** Sums of an order in an answer, by name, by worth, and in words. */
  const findSums = (answer: unknown, sums: readonly number[]) => [
    ...listNumbers(answer).filter(
      ([path, worth]) =>
        worth !== 0 &&
        worth !== OWN_CREDIT_RIALS &&
        ((/(Rial|userFromIpg)$/.test(path) && !path.endsWith('.handed.cashDueRial')) || sums.includes(worth)),
    ),
    ...listTexts(answer).filter((text) => /تومان|toman/i.test(text)),
  ];

  it('stay hidden from a company’s worker, and their supervisor, in every call and message', async () => {
    const placed = await aPaidOrder(story);
    await handsOn(placed);
    const own = await read(placed, team.company.userId);
    const sums = [THREE_HOURS_RIALS, own.pay?.netRial, own.pay?.commissionRial].filter((sum) => sum !== undefined);
    expect(findSums(own, sums).length).toBeGreaterThan(5);
    const { taskid } = placed;
    const inputs = [
      {},
      ...['newworks', 'acceptworks', 'doneworks'].map((list) => ({ list })),
      { taskid },
      { taskid, text: 'بله' },
      ...(['depart', 'start'] as const).map((move) => ({ taskid, move })),
      { taskid, lines: [{ key: 'overtime', minutes: 30 }], reason: 'کار بیشتر' },
      { taskid, move: 'finish' },
    ];
    const calls = (Object.keys(contract) as CallName[]).filter(
      (name) => ['provider', 'user', 'task'].includes(contract[name].access) && name !== GIVES_BACK,
    );
    const answered = new Set<CallName>();
    for (const userId of [team.led.userId, team.supervisor.userId]) {
      for (const input of inputs) {
        if ('move' in input) {
          const { moveOpenings, serverNowMs } = await read(placed, team.led.userId);
          const opening = moveOpenings.find(({ move }) => move === input.move);
          service.clock.advance(Math.max(0, (opening?.opensAtMs ?? 0) - serverNowMs));
        }
        for (const name of calls) {
          if (!contract[name].input.safeParse(input).success) continue;
          const answer = await service.callWrongly(name, input, { as: userId }).catch(() => null);
          if (answer !== null) answered.add(name);
          expect([name, input, findSums(answer, sums)]).toEqual([name, input, []]);
        }
      }
    }
    expect([...answered]).toEqual(
      expect.arrayContaining([
        'clean/gettaskdetail',
        'pricechange/addpricechange',
        'expert/getalltask',
        'expert/movetask',
        'expert/getdashboard',
      ]),
    );
    const { userInboxLst } = await service.call('user/getuserinbox', {}, { as: team.led.userId });
    expect(userInboxLst.length).toBeGreaterThan(0);
    expect(
      findSums(
        userInboxLst.map(({ title, body }) => [title, body]),
        [],
      ),
    ).toEqual([]);
  });
});
