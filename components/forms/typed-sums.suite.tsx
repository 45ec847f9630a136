import { TopUpForm } from '@/components/account/top-up-form';
import { WithdrawalScreen } from '@/components/account/withdrawal-screen';
import { ReportDialog } from '@/components/order-following/report-dialog';
import type { TaskDetail } from '@/components/order-following/task-detail';
import { MoneyDialog } from '@/components/operator/cases/money-dialog';
import { DecideDispute } from '@/components/operator/disputes/decide-dispute';
import type { Decidable } from '@/components/operator/disputes/decidable';
import { BidForm } from '@/components/provider/bids/bid-form';
import type { OwnBid, WorkBidding } from '@/components/provider/bids/bid';
import { CreditCard } from '@/components/provider/earnings/credit-card';
import { PayCard } from '@/components/provider/earnings/pay-card';
import type { Pay } from '@/components/provider/earnings/pay';
import { ProposeDialog } from '@/components/provider/price-change/propose-dialog';
import type { WorkDetail } from '@/components/provider/work-move';
import { WageDialog } from '@/components/provider/team/wages/wage-dialog';
import { TipCard } from '@/components/reviews/tip-card';
import type { DisputeCase } from '@/components/shared/dispute/dispute-shape';
import { OfferDialog } from '@/components/shared/dispute/offer-dialog';
import { sendOwnPhoto } from '@/components/shared/dispute/own-photo';
import { ReportDialog as SharedReportDialog, type ProblemReport } from '@/components/shared/dispute/report-dialog';
import { callFromBrowser } from '@/lib/client/browser';
import type { CallAnswer } from '@/lib/contract';
import { TIP_RIALS } from '@/lib/domain/constants/money';
import { formatTomans } from '@/lib/i18n/formats';
import account from '@/messages/en/account.json';
import desk from '@/messages/en/desk.json';
import dispute from '@/messages/en/dispute.json';
import orders from '@/messages/en/order-following.json';
import pay from '@/messages/en/pay.json';
import priceChange from '@/messages/en/price-change.json';
import team from '@/messages/en/team.json';
import tip from '@/messages/en/tip.json';
import bids from '@/messages/en/work-bids.json';

import { render, type SumForm } from './sum-form.suite';
import { enter, findButton, get, getButton, press } from './testing';
import { toBulkForms } from './typed-sums-bulk.suite';
import { toCashForms } from './typed-sums-cash.suite';
import { toCorrectionForms } from './typed-sums-corrections.suite';
import { toGiftCodeForms } from './typed-sums-gift-codes.suite';

const lines: TaskDetail['lines'] = [];
const submits = () => press(get(HTMLButtonElement, findSubmit()));
/** A payout is asked about once. */
const submitsSurely = async () => {
  await submits();
  if (document.querySelector('[role="dialog"]')) await press(getButton(pay.balance.sure));
};
function findSubmit(): string {
  const button = document.querySelector('button[type="submit"]');
  return button?.textContent?.trim() ?? '';
}
const bidding = { floorRial: 2_000_000, guide: null } as unknown as WorkBidding;
const ownBid = {
  sgid: 7,
  sgtype: 'lump',
  sgamount: 5_500_000,
  hourneed: 3,
  sgDesc: '',
  lstPhotoid: [],
} as unknown as OwnBid;
const openBid = (bid: OwnBid | null) =>
  render(<BidForm taskId={1} bidding={bidding} bid={bid} onSent={() => undefined} onCancel={null} />);
const toBidForm = (bid: OwnBid | null): SumForm => ({
  open: () => openBid(bid),
  label: bids.form.amountLump,
  send: submits,
  answers: {
    'suggestion/getbidtemplate': { lstTemplate: [] },
    'suggestion/getbidphoto': { lstPhoto: [] },
    'suggestion/getbidnumber': { lstRange: [] },
  },
});
const owed = {
  payableRial: 8_160_000,
  availableRial: 8_160_000,
  waitingRial: 0,
  dueDate: '2026-12-05',
  sheba: null,
  obstacle: null,
  obstacleEndsAtMs: null,
} as unknown as Pay;

const withdrawable: CallAnswer<'payout/getwithdrawals'> = {
  ownRial: 8_160_000,
  availableRial: 8_160_000,
  dueDate: '2026-12-05',
  sheba: null,
  bankCode: null,
  isOwnerConfirmed: false,
  obstacle: null,
  obstacleEndsAtMs: null,
  lstPayout: [],
};

const PRICE_RIALS = 9_600_000;
const nothing = () => undefined;
const SIX_HUNDRED_THOUSAND_TOMANS = formatTomans(6_000_000, 'en');

const TIP_TERMS: Omit<CallAnswer<'tip/gettip'>, 'walletRial'> = {
  tip: null,
  canTip: true,
  lstOfferedRial: [480_000, 960_000],
  leastRial: TIP_RIALS.least,
  mostRial: TIP_RIALS.most,
};
/** The tip comes from the wallet where that covers it, else it is paid at the bank: the button says which. */
const toTipForm = (walletRial: number, words: string): SumForm => ({
  open: async () => {
    await render(<TipCard taskId={1} />);
    const other = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === tip.other);
    if (!other) throw new Error('No tip of one’s own is offered.');
    await press(other);
  },
  label: tip.own,
  send: () => press(findButton(words.replace('{amount}', SIX_HUNDRED_THOUSAND_TOMANS)) ?? getButton(tip.none)),
  answers: { 'tip/gettip': { ...TIP_TERMS, walletRial } },
});

const disputed = { taskid: 1, wish: 'refund', priceRial: PRICE_RIALS, commissionedRial: 0 } as DisputeCase;
const decidable = {
  disputeid: 1,
  turn: 'operator',
  mayJudge: true,
  pending: null,
  capRial: PRICE_RIALS,
  askedRial: PRICE_RIALS,
} as Decidable;
const plan: CallAnswer<'operator/plandispute'>['plan'] = {
  giftRial: 0,
  walletRial: 6_000_000,
  providerRial: 0,
  commissionRial: 0,
  debtRial: 0,
  borneRial: 0,
  needsSecond: false,
};
/** One field for two calls: what a decision would move is shown first, and nothing is decided that was not shown. */
const toDecision = (send: SumForm['send']): SumForm => ({
  open: () => render(<DecideDispute dispute={decidable} onChange={nothing} />),
  label: dispute.decideSum,
  send,
  answers: { 'operator/plandispute': { plan } },
});
const showsPlan = () => press(getButton(dispute.show));
const decides = async () => {
  await showsPlan();
  const decide = findButton(dispute.decide);
  if (!decide) return;
  await press(decide);
  await enter(get(HTMLTextAreaElement, desk.decision.reason), 'The photos show it');
  const dialog = document.querySelector('[role="dialog"]');
  const sure = [...(dialog?.querySelectorAll('button') ?? [])].find(
    ({ textContent }) => textContent === dispute.decide,
  );
  if (!sure) throw new Error('The decision has no dialog.');
  await press(sure);
};

const refund: CallAnswer<'operator/planordermoney'>['plan'] = {
  ...plan,
  way: 'refund',
  rial: 6_000_000,
  leftRial: PRICE_RIALS,
};
const LINE = 'Three hours of work';
const refundable = {
  taskid: 1,
  lstRefundLine: [{ place: 0, key: 'hours', label: LINE, amountRial: PRICE_RIALS, backRial: 0, leftRial: PRICE_RIALS }],
};
/** As a dispute's decision: shown first, then made. */
const toRefund = (part: 'lines' | 'sum', send: SumForm['send']): SumForm => ({
  open: async () => {
    await render(<MoneyDialog order={refundable} way="refund" onDone={nothing} onClose={nothing} />);
    await press(document.querySelector<HTMLElement>(`[value="${part}"]`) ?? document.body);
  },
  label: part === 'lines' ? LINE : desk.case.act.sum,
  send,
  answers: { 'operator/planordermoney': { plan: refund } },
});
const showsRefund = () => press(getButton(desk.case.act.show));
const refunds = async () => {
  await showsRefund();
  await enter(get(HTMLTextAreaElement, desk.decision.reason), 'The floor is still wet');
  await press(getButton(desk.case.act.send));
};

/** Every sum that a call takes from a person, by the call and the place in its input. */
export const TYPED: Readonly<Record<string, readonly SumForm[]>> = {
  'ipg/increasewallet amountRial': [
    { open: () => render(<TopUpForm />), label: account.topUp.amount, send: submits },
    { open: () => render(<CreditCard creditRials={0} />), label: pay.credit.amount, send: submits },
  ],
  'payout/requestpayout amountRial': [
    {
      open: async () => {
        await render(<PayCard pay={owed} onPaidOut={() => undefined} />);
        await press(getButton(pay.balance.sooner));
      },
      label: pay.balance.amount,
      send: submitsSurely,
    },
  ],
  'payout/requestwithdrawal amountRial': [
    {
      open: () => render(<WithdrawalScreen />),
      label: pay.balance.amount,
      send: submitsSurely,
      answers: { 'payout/getwithdrawals': withdrawable },
    },
  ],
  'suggestion/addsuggestion sgamount': [toBidForm(null)],
  'suggestion/editsuggestion sgamount': [toBidForm(ownBid)],
  'pricechange/addpricechange lines.amountRial': [
    {
      open: async () => {
        const work = { taskid: 1, kind: 'cleaning', priceRial: PRICE_RIALS } as WorkDetail;
        const terms = { hourRial: null, measure: null, pieces: [], extras: [], minimumRial: 0, freeRial: 4_800_000 };
        await render(<ProposeDialog work={work} terms={terms} onClose={nothing} onProposed={nothing} />);
        // The one sum that needs no photo: it makes the work cheaper.
        await enter(get(HTMLSelectElement, priceChange.form.kind), 'less-work');
        await enter(get(HTMLTextAreaElement, priceChange.form.reason), 'It took longer');
      },
      label: priceChange.form.amount,
      send: () => press(getButton(priceChange.form.send)),
      sentRials: -6_000_000,
    },
  ],
  'team/setwage jobRial': [
    {
      open: async () => {
        const member = { memberid: 1, fullname: 'Leila', wage: { percent: null, jobRial: 4_000_000 } };
        await render(<WageDialog member={member} onSaved={nothing} onClose={nothing} />);
      },
      label: team.wage.jobSum,
      send: () => press(getButton(team.wage.save)),
    },
  ],
  'tip/givetip amountRial': [toTipForm(PRICE_RIALS, tip.fromWallet)],
  'ipg/starttippayment amountRial': [toTipForm(0, tip.atBank)],
  'dispute/opendispute askedrial': [
    {
      open: async () => {
        const task = {
          taskid: 1,
          kind: 'cleaning',
          completesAtMs: null,
          serverNowMs: 0,
          lines,
          priceRial: PRICE_RIALS,
        };
        await render(<ReportDialog task={task as TaskDetail} onClose={nothing} onReported={nothing} />);
        await press(document.querySelector<HTMLElement>('[value="badly-done"]') ?? document.body);
        await enter(get(HTMLTextAreaElement, orders.dispute.words), 'The floor is still wet');
      },
      label: dispute.askedSum,
      send: () => press(getButton(orders.dispute.send)),
    },
  ],
  'dispute/openbylink askedrial': [
    {
      open: async () => {
        const order = {
          kind: 'cleaning',
          completesAtMs: null,
          serverNowMs: 0,
          lines,
          priceRial: PRICE_RIALS,
        } as const;
        const report = (said: ProblemReport) => callFromBrowser('dispute/openbylink', { problemKey: '1-a', ...said });
        const dialog = { order, sendPhoto: sendOwnPhoto, onReport: report, onClose: nothing, onReported: nothing };
        await render(<SharedReportDialog keptAs="report" {...dialog} />);
        await press(document.querySelector<HTMLElement>('[value="badly-done"]') ?? document.body);
        await enter(get(HTMLTextAreaElement, orders.dispute.words), 'The floor is still wet');
      },
      label: dispute.askedSum,
      send: () => press(getButton(orders.dispute.send)),
    },
  ],
  'dispute/offersettlement rial': [
    {
      open: async () => {
        await render(<OfferDialog dispute={disputed} onDone={nothing} onClose={nothing} />);
        await enter(get(HTMLTextAreaElement, dispute.words), 'I was late');
      },
      label: dispute.sum,
      send: () => press(getButton(dispute.send)),
    },
  ],
  ...toGiftCodeForms(),
  ...toCorrectionForms(),
  ...toBulkForms(),
  ...toCashForms(),
  'operator/planordermoney rial': [toRefund('sum', showsRefund)],
  'operator/planordermoney lines.rial': [toRefund('lines', showsRefund)],
  'operator/moveordermoney rial': [toRefund('sum', refunds)],
  'operator/moveordermoney lines.rial': [toRefund('lines', refunds)],
  'operator/plandispute rial': [toDecision(showsPlan)],
  'operator/decidedispute rial': [toDecision(decides)],
};
