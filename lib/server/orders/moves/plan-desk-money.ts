import type { CallAnswer } from '@/lib/contract';
import type { DeskMoneyWay } from '@/lib/contract/desk-enumerations';
import { SECOND_OPERATOR_RIALS } from '@/lib/domain/constants/money';

import { getGoodwillRest, getRefundRest, planDeskRefund, previewRefundAll } from '../../money';
import type { Executor } from '../../ports/database';
import type { TaskRow } from '../../schema';

type Plan = CallAnswer<'operator/planordermoney'>['plan'];

interface Planned {
  readonly way: DeskMoneyWay;
  readonly rials: number;
  readonly now: Date;
}

const NOTHING = { giftRial: 0, walletRial: 0, providerRial: 0, commissionRial: 0, debtRial: 0, borneRial: 0 } as const;

/** What an operator's cancellation, refund or goodwill would move, and the most that it may be. */
export async function planDeskMoney(executor: Executor, task: TaskRow, { way, rials, now }: Planned): Promise<Plan> {
  switch (way) {
    case 'cancel': {
      const refunds = await previewRefundAll(executor, task, now);
      const sumOf = (isGift: boolean) =>
        refunds.filter(({ to }) => (to === 'gift') === isGift).reduce((sum, { amountRials }) => sum + amountRials, 0);
      const [giftRial, walletRial] = [sumOf(true), sumOf(false)];
      const leftRial = giftRial + walletRial;
      return { ...NOTHING, way, leftRial, giftRial, walletRial, needsSecond: leftRial > SECOND_OPERATOR_RIALS };
    }
    case 'refund': {
      const { leftRials } = await getRefundRest(executor, task);
      const plan = await planDeskRefund(executor, task, Math.min(rials, leftRials));
      return {
        way,
        leftRial: leftRials,
        giftRial: plan.giftRials,
        walletRial: plan.walletRials,
        providerRial: plan.providerRials,
        commissionRial: plan.commissionRials,
        debtRial: plan.debtRials,
        borneRial: plan.borneRials,
        needsSecond: rials > SECOND_OPERATOR_RIALS,
      };
    }
    case 'goodwill': {
      const leftRial = await getGoodwillRest(executor, task);
      const giftRial = Math.min(rials, leftRial);
      return { ...NOTHING, way, leftRial, giftRial, borneRial: giftRial, needsSecond: false };
    }
  }
}
