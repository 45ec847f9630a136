import { callFromBrowser } from '@/lib/client/browser';
import { ALERTS_LISTED } from '@/lib/domain/constants/alerts';
import type { OfferEnd, OrderEventMessage } from '@/lib/domain/site/broker-messages';
import { MINUTE_MS } from '@/lib/domain/constants/time-units';

import { readMessage, type AlertMatter, type AlertReader, type ReadMessage } from './read-message';

/** An alert that waits for an answer. */
export interface OpenAlert {
  /** Names the alert alike in every tab. */
  readonly key: string;
  readonly matter: AlertMatter;
  /** The person has answered: it rings no more, here and elsewhere. */
  answer(): void;
}

export interface AlertListeners {
  readonly onAlert?: (alert: OpenAlert) => void;
  /**
   * An alert waits no more, though nobody answered it on this page. `why`: its offer has ended; null where it was
   * answered elsewhere.
   */
  readonly onAlertOver?: (key: string, why: OfferEnd | null) => void;
  /** Some offer has ended: a page that shows offers is not right any more. */
  readonly onOfferClosed?: () => void;
  /** Null: something happened that this page cannot read. */
  readonly onOrderEvent?: (message: OrderEventMessage | null) => void;
  readonly onConnectionChange?: (isConnected: boolean) => void;
  /**
   * Called when the server's stored alerts were read: at every connection, after every message, and when the page is
   * seen again.
   */
  readonly onCaughtUp?: () => void;
}

type Listed = { readonly alertId: number; readonly topic: string; readonly payload: string };

/** A message that this page has taken. */
interface Taken {
  readonly read: ReadMessage;
  /** The ids of the server's rows for it. Empty while only the broker has brought it. */
  readonly ids: Set<number>;
  readonly atMs: number;
  /** It waits for an answer. */
  isOpen: boolean;
}

/** Longer than the server goes on repeating an alert that no client has received. */
const REPEAT_WINDOW_MS = 10 * MINUTE_MS;

/**
 * The alerts that arrive over the broker or over HTTP. The wire's messages carry no id (SPEC 4), so a repeat is known
 * by topic and text. A server's row that repeats an answered alert is a new alert, e.g. a reminder. An alert ends in
 * three ways: its answer, the end of its offer, and its absence from the server's list. It is acknowledged only then,
 * so a reloaded page gets it again.
 */
export class AlertInbox {
  private readonly taken = new Map<string, Taken>();
  /** Rows that the server knows to be here. */
  private readonly received = new Set<number>();
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
    this.take(topic, payload, null);
    void this.catchUp();
  }

  /** Tells a new listener of the open alerts. */
  tellOpen(listener: AlertListeners): void {
    for (const [key, { read, isOpen }] of this.taken)
      if (isOpen && read.kind === 'matter') listener.onAlert?.(this.toAlert(key, read.matter));
  }

  /**
   * Shows missed alerts, and tells the server of received and answered ones. Never rejects: a failed call is repeated
   * at the next message or connection.
   */
  catchUp(): Promise<void> {
    this.isAskedAgain = true;
    this.running ??= this.run().finally(() => (this.running = null));
    return this.running;
  }

  private async run(): Promise<void> {
    try {
      while (this.isAskedAgain) {
        this.isAskedAgain = false;
        const before = [...this.taken.keys()];
        const { lstAlert } = await callFromBrowser('nonePreloader/user/getalert', {});
        this.takeListed(lstAlert, before);
        await this.acknowledge(lstAlert);
      }
      for (const listener of this.listeners) listener.onCaughtUp?.();
    } catch (error) {
      console.info('alerts: what was missed could not be asked for', error);
    }
  }

  /**
   * The ends come first, so that a person who sees an alert go learns why; then silently ended alerts, and new ones.
   */
  private takeListed(listed: readonly Listed[], before: readonly string[]): void {
    const isEnd = ({ topic, payload }: Listed) => readMessage(this.reader, topic, payload).kind === 'closed';
    const ids = new Set(listed.map(({ alertId }) => alertId));
    for (const { topic, payload, alertId } of listed.filter(isEnd)) this.take(topic, payload, alertId);
    // A list that is full may have left out the newest.
    const isWhole = listed.length < ALERTS_LISTED;
    const isGone = (taken: Taken | undefined) => taken?.isOpen && taken.ids.size > 0 && !hasOneOf(taken, ids);
    for (const key of isWhole ? before : []) if (isGone(this.taken.get(key))) this.end(key, null);
    for (const alert of listed) if (!isEnd(alert)) this.take(alert.topic, alert.payload, alert.alertId);
    // An alert that only the broker brought is a row of the server's by now, or over.
    for (const key of isWhole ? before : []) {
      const taken = this.taken.get(key);
      if (taken?.isOpen && taken.ids.size === 0) this.end(key, null);
    }
    this.forget(ids);
  }

  private async acknowledge(listed: readonly Listed[]): Promise<void> {
    const isAnswered = ({ topic, payload }: Listed) => this.taken.get(toKey(topic, payload))?.isOpen === false;
    const isHere = ({ topic, payload }: Listed) => this.taken.has(toKey(topic, payload));
    const answered = listed.filter(isAnswered).map(({ alertId }) => alertId);
    const received = listed
      .filter((alert) => isHere(alert) && !isAnswered(alert) && !this.received.has(alert.alertId))
      .map(({ alertId }) => alertId);
    await sendAnswered(answered);
    if (received.length === 0) return;
    await callFromBrowser('nonePreloader/user/ackalert', { lstAlertId: received, isAnswered: false });
    for (const id of received) this.received.add(id);
  }

  /** Alerts that are over are remembered for as long as a repeat may come, and until the server lists them no more. */
  private forget(listedIds: ReadonlySet<number>): void {
    const nowMs = Date.now();
    for (const [key, taken] of this.taken)
      if (!taken.isOpen && nowMs - taken.atMs > REPEAT_WINDOW_MS && !hasOneOf(taken, listedIds)) this.taken.delete(key);
  }

  private take(topic: string, payload: string, id: number | null): void {
    const key = toKey(topic, payload);
    const known = this.taken.get(key);
    const isKnownRow = id === null || known?.isOpen || known?.ids.size === 0 || known?.ids.has(id);
    if (known && isKnownRow) {
      if (id !== null) known.ids.add(id);
      return;
    }
    const read = readMessage(this.reader, topic, payload);
    const isOpen = read.kind === 'matter';
    const ids = new Set([...(known?.ids ?? []), ...(id === null ? [] : [id])]);
    if (this.dispatch(key, read)) this.taken.set(key, { read, ids, isOpen, atMs: Date.now() });
  }

  /** False: nobody on this page listens to its kind, or it is not for this reader. Then it stays with the server. */
  private dispatch(key: string, read: ReadMessage): boolean {
    switch (read.kind) {
      case 'matter': {
        const isHeard = this.tell('onAlert', this.toAlert(key, read.matter));
        if (isHeard && read.matter.kind === 'cancelled') this.tell('onOrderEvent', read.matter.message);
        return isHeard;
      }
      case 'closed': {
        const { taskId, why } = read.message;
        for (const [other, { read: ended }] of this.taken) if (isOfferOf(ended, taskId)) this.end(other, why);
        return this.tell('onOfferClosed');
      }
      case 'event':
        return this.tell('onOrderEvent', read.message);
      case 'foreign':
        return false;
    }
  }

  private tell<Kind extends 'onAlert' | 'onOfferClosed' | 'onOrderEvent'>(
    kind: Kind,
    ...said: Parameters<NonNullable<AlertListeners[Kind]>>
  ): boolean {
    const told = [...this.listeners].flatMap((listener) =>
      listener[kind] ? [listener[kind] as (...values: typeof said) => void] : [],
    );
    for (const listen of told) listen(...said);
    return told.length > 0;
  }

  private toAlert(key: string, matter: AlertMatter): OpenAlert {
    return { key, matter, answer: () => this.answer(key) };
  }

  private answer(key: string): void {
    const taken = this.taken.get(key);
    if (!taken?.isOpen) return;
    taken.isOpen = false;
    // An alert that only the broker has brought has no id yet: it is acknowledged when the server lists it.
    if (taken.ids.size === 0) void this.catchUp();
    sendAnswered([...taken.ids]).catch((error: unknown) =>
      console.info('alerts: an answer is sent again with the next question', error),
    );
  }

  private end(key: string, why: OfferEnd | null): void {
    const taken = this.taken.get(key);
    if (!taken?.isOpen) return;
    taken.isOpen = false;
    for (const listener of this.listeners) listener.onAlertOver?.(key, why);
  }
}

const toKey = (topic: string, payload: string) => `${topic}\n${payload}`;

function hasOneOf({ ids }: Taken, listed: ReadonlySet<number>): boolean {
  return [...ids].some((id) => listed.has(id));
}

function isOfferOf(read: ReadMessage, taskId: number): boolean {
  return read.kind === 'matter' && read.matter.kind === 'work' && read.matter.message?.taskId === taskId;
}

/** Sent to its end, also when the answer leads to another page. */
async function sendAnswered(lstAlertId: number[]): Promise<void> {
  if (lstAlertId.length === 0) return;
  await callFromBrowser('nonePreloader/user/ackalert', { lstAlertId }, { outlivesPage: true });
}
