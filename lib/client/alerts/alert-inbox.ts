import { callFromBrowser } from '@/lib/client/browser';
import type { CallAnswer } from '@/lib/contract';
import {
  isNewWorkFor,
  isPaymentFor,
  parseNewWork,
  parseOrderEvent,
  parsePayment,
  type ExpertConfiguration,
  type NewWorkMessage,
  type OrderEventMessage,
  type PaymentMessage,
} from '@/lib/domain/broker-messages';
import { MINUTE_MS } from '@/lib/domain/constants';

export interface AlertListeners {
  readonly onNewWork?: (message: NewWorkMessage) => void;
  readonly onPayment?: (message: PaymentMessage) => void;
  readonly onOrderEvent?: (message: OrderEventMessage) => void;
  readonly onConnectionChange?: (isConnected: boolean) => void;
  /** What the server held was asked for: at every connection, after every message, and when the page is seen again. */
  readonly onCaughtUp?: () => void;
}

/** Whose alerts these are: their topics by name, and what they are configured for; null where they are no provider. */
export interface AlertReader {
  readonly userId: number;
  readonly topics: Pick<
    CallAnswer<'nonePreloader/suggestion/gettopicname'>,
    'endUserTopic' | 'expertTopic' | 'paymentTopic'
  >;
  readonly configuration: ExpertConfiguration | null;
}

/** Longer than the server goes on repeating an alert that it saw nobody acknowledge. */
const REPEAT_WINDOW_MS = 10 * MINUTE_MS;

type Outcome = 'taken' | 'left';

/**
 * What arrives, over the broker or over HTTP, once each: the wire's messages carry no id (SPEC 4), so a repeat is known by topic and text within the time in which
 * the server repeats. After a message was shown, `catchUp` asks what the server still holds, shows what was missed, and acknowledges by id all that was shown.
 */
export class AlertInbox {
  private readonly shownAtMs = new Map<string, number>();
  private running: Promise<void> | null = null;
  private isAskedAgain = false;

  constructor(
    private reader: AlertReader,
    private readonly listeners: ReadonlySet<AlertListeners>,
  ) {}

  /**
   * Goes on for a person who is here again, perhaps configured otherwise by now. False for somebody else, who needs
   * an inbox of their own.
   */
  goOnFor(reader: AlertReader): boolean {
    if (reader.userId !== this.reader.userId) return false;
    this.reader = reader;
    return true;
  }

  /** A message of the broker. */
  receive(topic: string, payload: string): void {
    this.show(topic, payload);
    void this.catchUp();
  }

  /** Shows what was missed and acknowledges what was shown. Never rejects: what failed is asked again at the next message or connection. */
  catchUp(): Promise<void> {
    this.isAskedAgain = true;
    this.running ??= this.run().finally(() => (this.running = null));
    return this.running;
  }

  private async run(): Promise<void> {
    try {
      while (this.isAskedAgain) {
        this.isAskedAgain = false;
        const { lstAlert } = await callFromBrowser('nonePreloader/user/getalert', {});
        const taken = lstAlert
          .filter(({ topic, payload }) => this.show(topic, payload) === 'taken')
          .map(({ alertId }) => alertId);
        if (taken.length > 0) await callFromBrowser('nonePreloader/user/ackalert', { lstAlertId: taken });
      }
      for (const listener of this.listeners) listener.onCaughtUp?.();
    } catch (error) {
      console.info('alerts: what was missed could not be asked for', error);
    }
  }

  /** `left`: nobody on this page listens to its kind, so it waits for a page where somebody does. */
  private show(topic: string, payload: string): Outcome {
    const key = `${topic}\n${payload}`;
    const nowMs = Date.now();
    for (const [known, atMs] of this.shownAtMs) if (nowMs - atMs > REPEAT_WINDOW_MS) this.shownAtMs.delete(known);
    if (this.shownAtMs.has(key)) return 'taken';
    const outcome = this.dispatch(topic, payload);
    if (outcome === 'taken') this.shownAtMs.set(key, nowMs);
    return outcome;
  }

  private dispatch(topic: string, payload: string): Outcome {
    const { topics, userId, configuration } = this.reader;
    if (topic === topics.expertTopic) {
      const message = parseNewWork(payload);
      return this.tell(
        'onNewWork',
        message && configuration && isNewWorkFor(message, userId, configuration) ? message : null,
      );
    }
    if (topic === topics.paymentTopic) {
      const message = parsePayment(payload);
      return this.tell('onPayment', message && isPaymentFor(message, userId) ? message : null);
    }
    return topic === topics.endUserTopic ? this.tell('onOrderEvent', parseOrderEvent(payload)) : 'taken';
  }

  /** A message that is none, or not for this reader, is taken without a word (SPEC 4). */
  private tell<Kind extends 'onNewWork' | 'onPayment' | 'onOrderEvent'>(
    kind: Kind,
    message: Parameters<NonNullable<AlertListeners[Kind]>>[0] | null,
  ): Outcome {
    if (message === null) return 'taken';
    const told = [...this.listeners].flatMap((listener) =>
      listener[kind] ? [listener[kind] as (value: typeof message) => void] : [],
    );
    for (const listen of told) listen(message);
    return told.length > 0 ? 'taken' : 'left';
  }
}
