import type { PromiseKind } from './promise-words';

/**
 * The keepers of promises, and the promises' places. A place is `<file>.<key>`, of messages/ or of the catalogue's
 * content, and holds in all four languages.
 */
export interface KeptPromises {
  /** The way in which it is kept, for the author of a new place. */
  readonly how: string;
  /** Calls of the contract, moves of ORDER_MOVES, and batches of the timers. */
  readonly by: {
    readonly calls?: readonly string[];
    readonly moves?: readonly string[];
    readonly timers?: readonly string[];
  };
  readonly keeps: readonly PromiseKind[];
  readonly places: readonly string[];
}

/** Sentences that say that money comes back, with the code that gives it back today. */
export const REFUND_PROMISES: readonly KeptPromises[] = [
  {
    how: 'A cancellation gives everything back to where it came from; an hour after a visit should have begun it is free.',
    by: { calls: ['reqandpay/cancelrequest'], moves: ['cancel'] },
    keeps: ['money-back'],
    places: ['orders.cancel.rules.nobody-there', 'orders.cancel.when.gateway', 'orders.late.choose'],
  },
  {
    how: 'A dispute gives back what both agreed on, what a silent professional was asked for, or what an operator decided.',
    by: { calls: ['dispute/acceptoffer', 'operator/decidedispute'], timers: ['silent disputes'] },
    keeps: ['money-back', 'hears-both'],
    places: [
      'dispute.appealText',
      'dispute.askDesk',
      'dispute.decideSum',
      'dispute.ends.decided',
      'dispute.notHelped',
      'dispute.sayText',
      'dispute.silence.open',
      'dispute.steps.desk',
      'dispute.turn.operator',
      'dispute.wishes.refund',
      'notifications.inbox.dispute-closed.body',
      'notifications.inbox.dispute-desk.title',
      'notifications.inbox.work-dispute-desk.title',
      'notifications.inbox.work-dispute-due.body',
      'notifications.inbox.work-disputed.body',
      'notifications.sms.dispute-closed',
      'notifications.sms.work-dispute-due',
      'notifications.sms.work-disputed',
      'orders.dispute.text',
      'orders.heldFee.returned',
      'provider.heldFee.returned',
    ],
  },
  {
    how: 'An operator decides on cash that was not paid, as its professional says.',
    by: { calls: ['operator/decidecashclaim'] },
    keeps: ['hears-both'],
    places: ['notifications.sms.cash-claim-decided', 'notifications.sms.work-cash-decided'],
  },
  {
    how: 'A cancelled order gives its money back to where it came from, but for the fee that the dialog showed.',
    by: { calls: ['reqandpay/cancelrequest'], moves: ['cancel'], timers: ['bank refunds'] },
    keeps: ['money-back'],
    places: [
      'faq.groups.2.questions.0.answer',
      'faq.groups.2.questions.2.question',
      'faq.groups.2.questions.2.answer',
      'faq.groups.2.title',
      'faq.groups.4.questions.0.answer',
      'faq.metaDescription',
      'house-cleaning.page.questions.9.answer',
      'notifications.inbox.order-cancelled.body',
      'notifications.sms.order-cancelled',
      'orders.cancel.back',
      'orders.cancel.booked',
      'orders.cancel.doneWith',
      'orders.cancel.to.gateway',
      'orders.cancel.to.gift',
      'orders.cancel.to.wallet',
      'orders.help.rules',
      'policy.metaDescription',
      'policy.sections.5.paragraphs.1',
      'policy.sections.6.paragraphs.1',
    ],
  },
  {
    how: 'An operator gives a part of a completed order’s money back.',
    by: { calls: ['operator/moveordermoney'] },
    keeps: ['money-back'],
    places: [
      'bulk.acts.cancel.text',
      'bulk.acts.refund.text',
      'bulk.acts.refund.title',
      'desk.empty.seconds.text',
      'notifications.inbox.order-refunded.title',
      'notifications.inbox.work-refunded.title',
      'orders.events.refundByOperator',
    ],
  },
  {
    how: 'A professional who gives accepted work back returns all of the customer’s money.',
    by: { calls: ['expert/movetask'], moves: ['withdraw', 'leaveUnsafe'] },
    keeps: ['money-back'],
    places: [
      'carwash.page.guarantees.1',
      'electric-service.types.fuse-box.page.guarantees.1',
      'home-appliances.types.cooler.page.guarantees.1',
      'house-cleaning.page.guarantees.3',
      'laundry.types.formal-dresses.page.guarantees.1',
      'online-testing.types.diabetes.page.guarantees.0',
      'orders.next.CANCELLED_BY_PROVIDER',
      'pelakfan-policy.sections.6.paragraphs.0',
      'policy.sections.4.paragraphs.1',
      'provider.sure.leaveUnsafe',
      'provider.sure.withdraw',
    ],
  },
  {
    how: 'Nobody came: the customer ends the order, all of the money goes back, and the second time within the days suspends.',
    by: { calls: ['reqandpay/reportnoshow'], moves: ['reportNoShow'] },
    keeps: ['money-back', 'suspends'],
    places: [
      'disinfection.types.office-disinfection.page.guarantees.1',
      'faq.groups.3.questions.2.answer',
      'joinus.rules.list.2',
      'moving-service.types.nissan.page.guarantees.1',
      'notifications.inbox.order-no-show.body',
      'notifications.inbox.sanction-suspended.body',
      'notifications.inbox.sanction-suspended.title',
      'notifications.inbox.work-no-show.body',
      'notifications.sms.order-no-show',
      'notifications.sms.sanction-suspended',
      'orders.next.reportNoShow',
      'orders.noShow.text',
      'pelakfan-policy.sections.6.paragraphs.1',
      'provider.held.suspended',
      'provider.sanctions.kinds.suspended',
    ],
  },
  {
    how: 'The two do not say the same: the order ends, a fee waits, and all else goes back.',
    by: { calls: ['reqandpay/reportnoshow', 'expert/movetask'], moves: ['disputeNoShow', 'reportNoAccess'] },
    keeps: ['money-back'],
    places: [
      'notifications.inbox.fee-contested.body',
      'notifications.inbox.order-no-access.body',
      'notifications.sms.order-no-access',
      'orders.noShow.contested',
    ],
  },
  {
    how: 'The hour came and nobody had accepted, or a chosen quote came to nothing: time gives the money back.',
    by: { moves: ['lapse', 'reopenBids'], timers: ['lapse', 'reopenBids'] },
    keeps: ['money-back'],
    places: [
      'notifications.inbox.bids-again-declined.body',
      'notifications.inbox.bids-again-unanswered.body',
      'notifications.inbox.order-lapsed.body',
      'notifications.sms.bids-again-declined',
      'notifications.sms.bids-again-unanswered',
      'notifications.sms.order-lapsed',
      'orders.next.CANCELLED_BY_SYSTEM',
    ],
  },
  {
    how: 'Money that comes when the time is over goes into the wallet: as the person comes back from the bank, or as the bank is asked again.',
    by: { calls: ['reqandpay/verifypayment'], moves: ['expirePayment'], timers: ['payment re-asking'] },
    keeps: ['money-back'],
    places: [
      'errors.payment-expired',
      'faq.groups.1.questions.4.answer',
      'notifications.inbox.order-payment-expired.body',
      'notifications.inbox.payment-to-wallet.body',
      'notifications.inbox.payment-to-wallet.title',
      'notifications.sms.payment-to-wallet',
      'order.return.later.cash-afterwards.toWallet',
      'order.return.later.price-change.toWallet',
      'order.return.later.tip.toWallet',
      'order.return.toWallet',
      'orders.next.PAYMENT_EXPIRED',
      'policy.sections.2.paragraphs.1',
    ],
  },
  {
    how: 'Money of an account that is erased goes back to its card, and the operators are told where the bank refuses.',
    by: { calls: ['user/eraseaccount'], timers: ['ownerless payment', 'ownerless top-up'] },
    keeps: ['money-back', 'removes'],
    places: [
      'notifications.inbox.payment-owed.body',
      'notifications.inbox.payment-owed.title',
      'order.return.goingBack',
      'order.return.goingBackText',
    ],
  },
  {
    how: 'An operator finds out where bank money is and books it: given back by the bank, into the wallet, or by hand.',
    by: { calls: ['operator/decidebankcase'] },
    keeps: ['money-back', 'pays-out'],
    places: [
      'bank-cases.follows.returned',
      'bank-cases.follows.transferred',
      'bank-cases.kinds.refund',
      'bank-cases.meaning.refund',
      'desk.empty.bank.text',
    ],
  },
  {
    how: 'A lower price gives back the difference: of litres at once, of all else as the customer approves it.',
    by: { calls: ['pricechange/addpricechange', 'pricechange/decidepricechange'] },
    keeps: ['money-back'],
    places: [
      'carpet-cleaning.page.priceNotes.2',
      'faq.groups.1.questions.2.answer',
      'gas.page.guarantees.0',
      'gas.page.priceNotes.2',
      'gas.page.steps.3.text',
      'notifications.inbox.price-lowered.body',
      'notifications.sms.price-lowered',
      'order.gas.fuel.hint',
      'pelakfan-policy.sections.1.paragraphs.2',
      'petrol.delivery.less',
      'policy.sections.6.paragraphs.0',
      'price-change.less',
    ],
  },
];
