type Wish = 'always' | 'wanted';

interface EventChannels {
  /**
   * A service message is about what somebody ordered, does or owns: the inbox has it whatever the settings say, and an
   * e-mail says the same to who wants e-mails. A promotion is there only where the settings want it, and never an
   * e-mail.
   */
  readonly kind: 'service' | 'promotion';
  /**
   * `always` is what concerns money or waits for an answer; `wanted` goes by the setting for SMS, a promotion's by the
   * one for promotional SMS.
   */
  readonly sms: Wish | null;
  /**
   * Over the broker. `always` is work under way and its money, by which open pages stay right; `wanted` goes by the
   * setting for notifications.
   */
  readonly push: Wish | null;
}

const service = <Sms extends Wish | null>(sms: Sms, push: Wish | null) => ({ kind: 'service', sms, push }) as const;
const promotion = <Sms extends 'wanted' | null>(sms: Sms, push: 'wanted' | null) =>
  ({ kind: 'promotion', sms, push }) as const;

/**
 * The catalogue of messages (BEHAVIOUR 10), the only place that says which event goes where.
 * Words: messages/<locale>/notifications.json, `inbox.<event>` and, with an SMS, `sms.<event>`. What each setting
 * leaves is told in account.json, `settings`.
 */
export const EVENTS = {
  welcome: service(null, null),
  // A person who has just ordered sees it before them.
  'order-placed': service(null, 'always'),
  'order-paid': service(null, 'always'),
  'order-confirmed': service('wanted', 'always'),
  'order-declined': service('always', 'always'),
  'order-unanswered': service('always', 'always'),
  'order-rescued': service('always', 'always'),
  'order-taken-back': service('always', 'always'),
  'order-reassigned': service('always', 'always'),
  'order-refunded': service('always', 'always'),
  'order-goodwill': service('wanted', 'always'),
  'desk-message': service('wanted', 'always'),
  'work-taken-back': service('always', 'always'),
  'work-refunded': service('always', 'always'),
  'order-lapsed': service('always', 'always'),
  'order-no-access': service('always', 'always'),
  'order-no-show': service('always', 'always'),
  'order-at-door': service('always', 'always'),
  'fee-contested': service('always', 'always'),
  'fee-released': service(null, 'always'),
  'cash-claimed': service('always', 'always'),
  'cash-claim-ended': service(null, 'always'),
  'cash-claim-decided': service('always', 'always'),
  'order-en-route': service('wanted', 'always'),
  // At the door they ring: an SMS would say so a little later.
  'order-arrived': service(null, 'always'),
  'order-started': service(null, 'always'),
  // Another provider might have come: it is told at once, whatever the settings say.
  'order-started-uncoded': service('always', 'always'),
  'order-picked-up': service('wanted', 'always'),
  'order-picked-up-uncoded': service('always', 'always'),
  'order-processing': service(null, 'always'),
  'order-returning': service('wanted', 'always'),
  'order-returned': service('wanted', 'always'),
  'order-returned-uncoded': service('always', 'always'),
  'order-overdue': service('wanted', 'wanted'),
  'order-done': service('wanted', 'always'),
  'order-completed': service(null, 'always'),
  'order-cancelled': service('always', 'always'),
  'order-payment-expired': service('always', 'always'),
  'order-rescheduled': service(null, 'always'),
  'order-hour-asked': service(null, 'always'),
  'order-hour-agreed': service('always', 'always'),
  'order-hour-kept': service('always', 'always'),
  'order-hour-unanswered': service('always', 'always'),
  // A question that its customer answers, or at least the word that somebody is still coming.
  'order-delayed': service('always', 'always'),
  // Who does not know of it waits for somebody who does not come.
  'order-hours-offered': service('always', 'always'),
  'recipient-refused': service('always', 'always'),
  'bid-first': service('wanted', 'always'),
  'bid-new': service(null, 'always'),
  'bid-question': service('wanted', 'always'),
  'bids-again-unpaid': service('always', 'always'),
  'bids-again-declined': service('always', 'always'),
  'bids-again-unanswered': service('always', 'always'),
  'bids-ended': service('always', 'always'),
  'reminder-day': service('wanted', null),
  'reminder-hours': service(null, 'wanted'),
  'return-day': service('wanted', null),
  'return-hours': service(null, 'wanted'),
  'payment-to-wallet': service('always', 'always'),
  'payment-failed': service(null, 'always'),
  'wallet-increased': service(null, null),
  'credit-increased': service(null, null),
  'payout-requested': service(null, null),
  'payout-returned': service('always', 'always'),
  'withdrawal-requested': service(null, null),
  'withdrawal-returned': service('always', 'always'),
  'sheba-changed': service('always', null),
  'password-changed': service('always', null),
  'number-changed': service('always', null),
  'late-credited': service(null, 'always'),
  'work-late': service(null, 'always'),
  'apology-promised': service(null, null),
  'apology-gift': service(null, null),
  'test-result': service('always', 'always'),
  'test-result-more': service(null, 'always'),
  'test-result-replaced': service(null, 'always'),
  'test-result-withdrawn': service(null, 'always'),
  'dispute-opened': service(null, 'always'),
  'dispute-answered': service('always', 'always'),
  'dispute-due': service('always', 'always'),
  'dispute-desk': service(null, 'always'),
  'dispute-closed': service('always', 'always'),
  'review-answered': service(null, 'wanted'),
  'review-masked': service(null, 'always'),
  'review-hidden': service(null, 'always'),
  'review-upheld': service(null, 'always'),
  'review-lifted': service(null, 'always'),
  'work-reviewed': service(null, 'wanted'),
  'order-message': service('wanted', 'always'),
  'price-proposed': service('always', 'always'),
  'price-lapsed': service(null, 'always'),
  'price-lowered': service('wanted', 'always'),
  'work-price-approved': service('wanted', 'always'),
  'work-price-refused': service('wanted', 'always'),
  'hour-free': service('always', 'wanted'),
  'work-new': service('always', 'always'),
  // Hundreds are told of one order and three bid: by SMS they would cost more than all else that is sent.
  'work-bids': service(null, 'always'),
  'bid-won': service('always', 'always'),
  'bid-answer': service(null, 'always'),
  'bid-lost': service(null, 'always'),
  'bid-again': service('wanted', 'always'),
  'bid-ended': service(null, 'always'),
  'work-answer-reminder': service('always', 'always'),
  'work-unanswered': service('always', 'always'),
  'work-cancelled': service('always', 'always'),
  'offer-cancelled': service('always', 'always'),
  'work-no-access': service(null, 'always'),
  'work-no-show': service('always', 'always'),
  'work-nobody-came': service('always', 'always'),
  'work-somebody-home': service('always', 'always'),
  'work-fee-contested': service('always', 'always'),
  'work-fee-released': service(null, 'always'),
  'work-cash-contested': service(null, 'always'),
  'work-cash-decided': service('always', 'always'),
  'work-rescheduled': service('always', 'always'),
  'work-hour-asked': service('always', 'always'),
  'work-hour-unanswered': service(null, 'always'),
  'work-hour-taken-back': service(null, 'always'),
  'work-delay-agreed': service(null, 'always'),
  'work-delay-refused': service(null, 'always'),
  'work-hour-taken': service('always', 'always'),
  'work-hours-refused': service('always', 'always'),
  'work-way': service('always', null),
  'work-paid': service(null, 'always'),
  'work-paid-cash': service(null, 'always'),
  'work-tipped': service(null, 'always'),
  'work-started': service(null, null),
  'work-finished': service(null, 'always'),
  'work-overdue': service('wanted', 'wanted'),
  'work-disputed': service('always', 'always'),
  'work-dispute-due': service('always', 'always'),
  'work-dispute-desk': service(null, 'always'),
  'work-dispute-visit': service('always', 'always'),
  'work-dispute-closed': service('always', 'always'),
  'colleague-credit': service(null, 'always'),
  'reliability-near': service(null, 'always'),
  'reliability-urgent': service(null, 'always'),
  'reliability-excused': service(null, 'always'),
  'reliability-not-excused': service(null, 'always'),
  'sanction-offers-held': service('always', null),
  'sanction-suspended': service('always', null),
  'sanction-warned': service('always', null),
  'sanction-blocked': service('always', null),
  'sanction-ended': service(null, null),
  'provider-paused': service('always', null),
  'provider-pause-ended': service(null, null),
  'sanction-upheld': service('always', null),
  'sanction-lifted': service('always', null),
  'report-acted': service(null, 'always'),
  'report-dismissed': service(null, 'always'),
  'writing-warned': service(null, 'always'),
  'writing-masked': service(null, 'always'),
  'writing-blocked': service('always', 'always'),
  'writing-upheld': service(null, 'always'),
  'writing-lifted': service(null, 'always'),
  'work-assigned': service('always', 'always'),
  'work-unassigned': service('always', 'always'),
  'work-returned': service('always', 'always'),
  'order-comer-changed': service('wanted', 'always'),
  'team-invited': service('always', 'always'),
  'team-joined': service(null, 'always'),
  'team-refused': service(null, 'always'),
  'team-left': service('wanted', 'always'),
  'team-ended': service('always', 'always'),
  'team-wage': service(null, 'always'),
  'order-series-made': service(null, 'always'),
  'order-series-due': service('always', 'always'),
  'series-conflict': service('always', 'always'),
  'series-changed': service(null, 'always'),
  'series-ended': service(null, 'always'),
  'series-price': service('always', 'always'),
  'series-stopped': service('always', 'always'),
  'regular-asked': service('wanted', 'always'),
  'regular-agreed': service('wanted', 'always'),
  'regular-declined': service(null, 'wanted'),
  'regular-ended': service(null, 'wanted'),
  'regular-left': service(null, 'wanted'),
  'regular-hour-offered': service('wanted', 'always'),
  'regular-hour-declined': service(null, 'wanted'),
  'work-scan-missing': service('wanted', 'always'),
  'work-return-late': service('wanted', 'always'),
  'contact-message': service(null, null),
  'order-enquiry': service(null, null),
  'business-enquiry': service(null, null),
  'job-application': service(null, null),
  'provider-application': service(null, null),
  'payment-owed': service(null, null),
  'payout-owed': service(null, null),
  'order-dispute': service(null, null),
  'dispute-waits': service(null, null),
  'fee-dispute': service(null, null),
  'cash-claim': service(null, null),
  'work-unsafe': service(null, null),
  'overdue-work': service(null, null),
  'conversation-report': service(null, null),
  'sanction-appeal': service(null, null),
  'withdrawal-excuse': service(null, null),
  'writing-appeal': service(null, null),
  'custody-missing': service(null, null),
  'custody-late': service(null, null),
  'codes-refused': service(null, null),
  'batch-stuck': service(null, null),
  'work-vehicle': service(null, null),
  'vehicle-approved': service('wanted', null),
  'vehicle-rejected': service('always', null),
  'vehicle-ending': service('wanted', null),
  'vehicle-ended': service('always', null),
  'paper-asked': service('always', 'always'),
  'paper-due': service('always', 'always'),
  'paper-lapsed': service('always', null),
  'paper-accepted': service('wanted', null),
  'paper-closed': service(null, null),
  'truck-position-asked': service(null, 'always'),
  'certificate-ending': service('wanted', null),
  'certificate-ended': service('always', null),
  'application-sent': service('wanted', null),
  'application-approved': service('always', null),
  'application-rejected': service('always', null),
  'referral-gift': promotion('wanted', 'wanted'),
  'gift-ending': promotion('wanted', 'wanted'),
  'regular-hours-opened': promotion('wanted', 'wanted'),
} as const satisfies Readonly<Record<string, EventChannels>>;

export type MessageEvent = keyof typeof EVENTS;

/** The events that an SMS tells of, too. Without its words, `sms.<event>`, one does not compile. */
export type SmsEvent = {
  [Event in MessageEvent]: (typeof EVENTS)[Event]['sms'] extends null ? never : Event;
}[MessageEvent];

/** Also of an event that the inbox has kept from a time when there was one. */
export function hasSms(event: string): event is SmsEvent {
  return Object.hasOwn(EVENTS, event) && EVENTS[event as MessageEvent].sms !== null;
}

export function getChannels(event: MessageEvent): EventChannels {
  return EVENTS[event];
}
