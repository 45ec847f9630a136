import { MINUTE_MS } from '@/lib/domain/constants/time-units';

import { aFreeProvider, anOperator } from '../../seed/stories/people';
import { aCashOrder, anOrderStory, theProviderWorks } from '../../seed/stories/orders';
import { useMarket } from '../../testing/use-market';

const service = useMarket();
const REASON = 'Both were heard';
let support: number;
let colleague: number;
let finance: number;

beforeAll(async () => {
  support = await anOperator(service.context, 'support');
  colleague = await anOperator(service.context, 'support');
  finance = await anOperator(service.context, 'finance');
});
/** Each event has a time of its own. */
const later = () => service.clock.advance(MINUTE_MS);
const read = async (subject: 'cash' | 'order' | 'accounts' | 'applications', caseid: number, as: number) => {
  const { lstEvent } = await service.call('operator/getcasehistory', { subject, caseid }, { as });
  return lstEvent.map(({ action, actor, reason }) => [action.replace('operator/', ''), actor.userid, reason]);
};
async function aClaim(): Promise<number> {
  const story = await anOrderStory(service, { cashRials: 20_000_000 });
  const placed = await aCashOrder(story);
  await theProviderWorks(story, placed);
  const { taskid } = placed;
  await service.call('expert/recordcash', { taskid, outcome: 'none', seenRial: 0 }, { as: story.provider.userId });
  return taskid;
}

describe('the time line of a case', () => {
  it('names who was given the case and who decided it and why, the newest first, and no other case', async () => {
    const [taskid, other] = [await aClaim(), await aClaim()];
    const give = (caseid: number) =>
      service.call(
        'operator/assigncase',
        { queue: 'cash', caseid, seenOwnerId: null, ownerId: colleague },
        { as: support },
      );
    await give(taskid);
    await give(other);
    later();
    await service.call('operator/decidecashclaim', { taskid, ispaid: false, reason: REASON }, { as: colleague });
    expect(await read('cash', taskid, support)).toEqual([
      ['decidecashclaim', colleague, REASON],
      ['assigncase', support, null],
    ]);
    expect(await read('cash', other, support)).toEqual([['assigncase', support, null]]);
  });

  it('has each operator’s last read once, however often it was read', async () => {
    const taskid = await aClaim();
    for (const as of [support, support, finance]) {
      await service.call('operator/getorder', { taskid }, { as });
      later();
    }
    expect(await read('order', taskid, support)).toEqual([
      ['getorder', finance, null],
      ['getorder', support, null],
    ]);
    // The claim of the order's cash is a case of its own.
    expect(await read('cash', taskid, support)).toEqual([]);
  });

  it('shows of a person only what belongs to the case, to those whose roles open it', async () => {
    const { userId } = await aFreeProvider(service.context);
    const warn = { userid: userId, move: 'warn', reason: REASON } as const;
    await service.call('operator/moveperson', warn, { as: support });
    expect(await read('accounts', userId, finance)).toEqual([]);
    expect(await read('applications', userId, support)).toEqual([]);
    await expect(read('accounts', userId, support)).rejects.toMatchObject({ key: 'operators-only' });
    await expect(read('cash', 1, finance)).rejects.toMatchObject({ key: 'operators-only' });
  });
});
