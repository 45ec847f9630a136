import { DESK_VIEWS_AT_MOST } from '@/lib/domain/constants/answers';

import { anOperator } from '../../seed/stories/people';
import { useMarket } from '../../testing/use-market';

const service = useMarket();
let own: number;
let other: number;

beforeAll(async () => {
  own = await anOperator(service.context, 'support');
  other = await anOperator(service.context, 'finance');
});

const LATE = { title: 'Late', address: '?group=overdue', isShared: false };
const read = async (as = own) => (await service.call('operator/getalldeskview', {}, { as })).lstView;
const save = (view: Partial<typeof LATE> & { viewid?: number } = {}, as = own) =>
  service.call('operator/savedeskview', { ...LATE, ...view }, { as });

describe('a saved list of the desk', () => {
  it('[B-18] is its saver’s alone until it is shared, and only its saver changes it', async () => {
    const [saved] = (await save()).lstView;
    expect(saved).toMatchObject({ ...LATE, isOwn: true });
    const viewid = saved?.viewid ?? 0;
    expect(await read(other)).toEqual([]);
    await save({ viewid, isShared: true });
    expect(await read(other)).toEqual([{ ...saved, isShared: true, isOwn: false }]);
    await expect(save({ viewid, title: 'Mine' }, other)).rejects.toMatchObject({ key: 'not-found' });
    const remove = (as: number) => service.call('operator/removedeskview', { viewid }, { as });
    await expect(remove(other)).rejects.toMatchObject({ key: 'not-found' });
    expect((await remove(own)).lstView).toEqual([]);
  });

  it('leads to the desk only, and has a limit', async () => {
    for (const address of ['//elsewhere.test/', '../', 'https://elsewhere.test/', 'audit/#mark'])
      await expect(save({ address })).rejects.toMatchObject({ key: 'invalid-input' });
    for (let count = 0; count < DESK_VIEWS_AT_MOST; count += 1) await save({ address: 'audit/?outcome=done' });
    await expect(save()).rejects.toMatchObject({ key: 'limit-reached' });
  });
});
