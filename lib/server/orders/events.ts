import type { OrderEvent } from '@/lib/domain/order-lifecycle';

/** Events that no move sends: reminders, a gift, money that came too late. */
export type OtherEvent = 'reminder-day' | 'reminder-hours' | 'payment-to-wallet' | 'payment-failed' | 'apology-gift' | 'referral-gift';

export type NotificationEvent = OrderEvent | OtherEvent;

interface Channels {
  /** The inbox has every event, and an e-mail says the same to who wants one. What is about money, or waits for an answer, comes by SMS in any case; the rest by the person's setting. */
  readonly sms: 'always' | 'wanted' | null;
  /** Over the broker: the customer's own topic, a provider's work or payment topic. */
  readonly alert: 'order' | 'work' | 'payment' | null;
}

/**
 * The catalogue of messages (BEHAVIOUR 10). All of these are service messages: the inbox has each, whatever the settings say.
 * Words: messages/<locale>/notifications.json, `inbox.<event>` and `sms.<event>`.
 */
export const EVENT_CHANNELS: Readonly<Record<NotificationEvent, Channels>> = {
  'order-placed': { sms: 'always', alert: 'order' },
  'order-paid': { sms: 'always', alert: 'order' },
  'order-confirmed': { sms: 'wanted', alert: 'order' },
  'order-declined': { sms: 'always', alert: 'order' },
  'order-unanswered': { sms: 'always', alert: 'order' },
  'order-en-route': { sms: 'wanted', alert: 'order' },
  'order-started': { sms: null, alert: 'order' },
  'order-done': { sms: 'wanted', alert: 'order' },
  'order-completed': { sms: null, alert: 'order' },
  'order-cancelled': { sms: 'always', alert: 'order' },
  'order-payment-expired': { sms: 'always', alert: 'order' },
  'order-rescheduled': { sms: null, alert: 'order' },
  'reminder-day': { sms: 'wanted', alert: null },
  'reminder-hours': { sms: 'wanted', alert: null },
  'payment-to-wallet': { sms: 'always', alert: 'order' },
  'payment-failed': { sms: null, alert: 'order' },
  'apology-gift': { sms: null, alert: null },
  'referral-gift': { sms: null, alert: null },
  'work-new': { sms: 'always', alert: 'work' },
  'work-cancelled': { sms: 'always', alert: 'order' },
  'work-rescheduled': { sms: 'always', alert: 'order' },
  'work-paid': { sms: null, alert: 'payment' },
};
