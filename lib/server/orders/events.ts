import type { OrderEvent } from '@/lib/domain/order-lifecycle';

/** Events that no move sends: reminders, a gift, money that came too late. */
export type OtherEvent = 'reminder-day' | 'reminder-hours' | 'payment-to-wallet' | 'payment-failed' | 'apology-gift' | 'referral-gift';

export type NotificationEvent = OrderEvent | OtherEvent;

interface Channels {
  /** The inbox has every event, and an e-mail says the same to who wants one; these have a text of their own besides. */
  readonly sms: boolean;
  /** Over the broker: the customer's own topic, a provider's work or payment topic. */
  readonly alert: 'order' | 'work' | 'payment' | null;
}

/**
 * The catalogue of messages (BEHAVIOUR 10). All of these are service messages: they go out whatever the settings say, and the inbox has each.
 * Words: messages/<locale>/notifications.json, `inbox.<event>` and `sms.<event>`.
 */
export const EVENT_CHANNELS: Readonly<Record<NotificationEvent, Channels>> = {
  'order-placed': { sms: true, alert: 'order' },
  'order-paid': { sms: true, alert: 'order' },
  'order-confirmed': { sms: true, alert: 'order' },
  'order-declined': { sms: true, alert: 'order' },
  'order-unanswered': { sms: true, alert: 'order' },
  'order-en-route': { sms: true, alert: 'order' },
  'order-started': { sms: false, alert: 'order' },
  'order-done': { sms: true, alert: 'order' },
  'order-completed': { sms: false, alert: 'order' },
  'order-cancelled': { sms: true, alert: 'order' },
  'order-payment-expired': { sms: true, alert: 'order' },
  'order-rescheduled': { sms: false, alert: 'order' },
  'reminder-day': { sms: true, alert: null },
  'reminder-hours': { sms: true, alert: null },
  'payment-to-wallet': { sms: true, alert: 'order' },
  'payment-failed': { sms: false, alert: 'order' },
  'apology-gift': { sms: false, alert: null },
  'referral-gift': { sms: false, alert: null },
  'work-new': { sms: true, alert: 'work' },
  'work-cancelled': { sms: true, alert: 'order' },
  'work-rescheduled': { sms: true, alert: 'order' },
  'work-paid': { sms: false, alert: 'payment' },
};
