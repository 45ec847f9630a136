import type { CallAnswer } from '@/lib/contract';
import type { DeskMoneyWay } from '@/lib/contract/desk-enumerations';
import { SECOND_OPERATOR_RIALS } from '@/lib/domain/constants/money';

import { getGoodwillRest, getRefundRest, planDeskRefund, previewRefundAll } from '../../money';
import type { Executor } from '../../ports/database';
import type { TaskRow } from '../../schema';
import { type RefundedLine, sumRefundedLines } from './refund-lines';

type Plan = CallAnswer<'operator/planordermoney'>['plan'];

interface Planned {
  readonly way: DeskMoneyWay;
  readonly rials: number;
  /** The lines of a refund: their sum goes back. */
  readonly lines?: readonly RefundedLine[] | undefined;
  readonly now: Date;
}

const NOTHING = { giftRial: 0, walletRial: 0, providerRial: 0, commissionRial: 0, debtRial: 0, borneRial: 0 } as const;

/** The movements of an operator's cancellation, refund or goodwill, and its largest sum. */
export function planDeskMoney(executor: Executor, task: TaskRow, planned: Planned): Promise<Plan> {
  return PLANS[planned.way](executor, task, planned);
}

type Planner = (executor: Executor, task: TaskRow, planned: Planned) => Promise<Plan>;

const planCancellation: Planner = async (executor, task, { way, now }) => {
  const refunds = await previewRefundAll(executor, task, now);
  const sumOf = (isGift: boolean) =>
    refunds.filter(({ to }) => (to === 'gift') === isGift).reduce((sum, { amountRials }) => sum + amountRials, 0);
  const [giftRial, walletRial] = [sumOf(true), sumOf(false)];
  const leftRial = giftRial + walletRial;
  const needsSecond = leftRial > SECOND_OPERATOR_RIALS;
  return { ...NOTHING, way, rial: leftRial, leftRial, giftRial, walletRial, needsSecond };
};

const planRefund: Planner = async (executor, task, { way, rials, lines }) => {
  const { leftRials } = await getRefundRest(executor, task);
  const rial = lines ? sumRefundedLines(task, lines, leftRials) : rials;
  const plan = await planDeskRefund(executor, task, Math.min(rial, leftRials));
  return {
    way,
    rial,
    leftRial: leftRials,
    giftRial: plan.giftRials,
    walletRial: plan.walletRials,
    providerRial: plan.providerRials,
    commissionRial: plan.commissionRials,
    debtRial: plan.debtRials,
    borneRial: plan.borneRials,
    needsSecond: rial > SECOND_OPERATOR_RIALS,
  };
};

const planGoodwill: Planner = async (executor, task, { way, rials }) => {
  const leftRial = await getGoodwillRest(executor, task);
  const giftRial = Math.min(rials, leftRial);
  return { ...NOTHING, way, rial: rials, leftRial, giftRial, borneRial: giftRial, needsSecond: false };
};

const PLANS: Readonly<Record<DeskMoneyWay, Planner>> = {
  cancel: planCancellation,
  refund: planRefund,
  goodwill: planGoodwill,
};
