import { getEscrowRials } from '../../seed/stories/books';
import {
  aCashOrder,
  anOrderStory,
  aPaidOrder,
  theProviderWorks,
  THREE_HOURS_RIALS,
  type OrderStory,
} from '../../seed/stories/orders';
import { anOperator } from '../../seed/stories/people';
import { createDice } from '../../testing/dice';
import { useMarket } from '../../testing/use-market';

const ENDS = ['agreed', 'withdrawn', 'decided', 'appealed'] as const;
const dice = createDice(20_261_129);
const percent = () => dice.below(101);

/** Each end with each way to pay, before and after the word that all is well. The sums are the same at each run. */
const DISPUTES = ENDS.flatMap((end) =>
  [false, true].flatMap((isCash) =>
    [false, true].map((isConfirmedBefore) => ({
      end,
      isCash,
      isConfirmedBefore,
      percent: percent(),
      appealPercent: percent(),
    })),
  ),
);

describe('disputes of every way to pay and every end', () => {
  const service = useMarket({ checksLedger: true });
  let operators: readonly [number, number];
  beforeAll(async () => {
    operators = [await anOperator(service.context), await anOperator(service.context)];
  });

  const toRials = (percent: number) => Math.floor((THREE_HOURS_RIALS * percent) / 100);

  async function isOpened(
    story: OrderStory,
    { isCash, isConfirmedBefore }: { isCash: boolean; isConfirmedBefore: boolean },
  ) {
    const placed = await (isCash ? aCashOrder(story) : aPaidOrder(story));
    const { taskid } = placed;
    await theProviderWorks(story, placed);
    const by = { as: story.customer.userId };
    if (isConfirmedBefore) await service.call('reqandpay/confirmtask', { taskid }, by);
    const report = { taskid, reason: 'badly-done', text: 'Bad' } as const;
    const { dispute } = await service.call('dispute/opendispute', report, by);
    return { taskid, disputeid: dispute.disputeid };
  }

  it.each(DISPUTES)('leave the order’s escrow empty and the ledger whole: %o', async (generated) => {
    const { end, percent, appealPercent } = generated;
    const story = await anOrderStory(service);
    const customer = { as: story.customer.userId };
    const provider = { as: story.provider.userId };
    const { taskid, disputeid } = await isOpened(story, generated);
    if (end === 'withdrawn') await service.call('dispute/withdrawdispute', { taskid }, customer);
    else {
      const offer = { taskid, text: 'Sorry', rial: toRials(percent), visitatms: null };
      await service.call('dispute/offersettlement', offer, provider);
      await service.call(end === 'agreed' ? 'dispute/acceptoffer' : 'dispute/askdesk', { taskid }, customer);
      const { state } = (await service.call('dispute/getdispute', { taskid }, customer)).dispute;
      const decision = { disputeid, reason: 'As both said.' };
      if (state === 'desk')
        await service.call('operator/decidedispute', { ...decision, rial: toRials(percent) }, { as: operators[0] });
      if (end === 'appealed') {
        await service.call('dispute/appealdecision', { taskid, text: 'No' }, customer);
        await service.call(
          'operator/decidedispute',
          { ...decision, rial: toRials(appealPercent) },
          { as: operators[1] },
        );
      }
    }
    expect(await getEscrowRials(story, taskid)).toBe(0);
    expect((await service.call('clean/gettaskdetail', { taskid }, customer)).taskDetail.state).toBe('COMPLETED');
  });
});
