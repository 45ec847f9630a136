import { callFromBrowser } from '@/lib/client/browser';
import { readUserAccount } from '@/lib/client/user-account';
import type { CallAnswer } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { ALERT_ASK_MS } from '@/lib/domain/constants/alerts';
import { DAY_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';

import { AlertInbox, type AlertListeners } from './alert-inbox';
import { connectToBroker, type BrokerConnection } from './broker-connection';
import type { AlertReader } from './read-message';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = MINUTE_MS;
/**
 * New credentials are fetched this long before the old ones end, and never sooner than that after they came, whatever
 * this computer's clock says.
 */
const RENEW_BEFORE_MS = MINUTE_MS;
const RENEW_AT_LEAST_AFTER_MS = 5 * MINUTE_MS;
/**
 * A timer of more than some weeks goes off at once: a computer whose clock is behind would close each connection as it
 * opens.
 */
const RENEW_AT_LATEST_AFTER_MS = DAY_MS;
const UNAUTHORIZED = 401;

/**
 * The one connection of this page to the broker. It is opened anew with new credentials whenever it ends:
 *
 * - after a loss, with growing waits
 * - before the credentials end
 * - when the page is seen again: MQTT in a background tab dies of timer throttling
 *
 * Failure and loss are only logged (T-20). Each attempt asks over HTTP for missed alerts, so they arrive without a
 * broker, too, only later. A provider's page asks while it is connected as well. A network that a phone has left can
 * look alive for as long as the keep-alive lasts.
 */
export class AlertSession {
  private connection: BrokerConnection | null = null;
  private inbox: AlertInbox | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asking: ReturnType<typeof setInterval> | undefined;
  private failures = 0;
  private isOpening = false;
  private isClosed = false;

  constructor(private readonly listeners: ReadonlySet<AlertListeners>) {
    document.addEventListener('visibilitychange', this.wake);
    window.addEventListener('online', this.wake);
    void this.open();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    clearInterval(this.asking);
    document.removeEventListener('visibilitychange', this.wake);
    window.removeEventListener('online', this.wake);
    this.connection?.close();
    this.connection = null;
  }

  /**
   * Replaces the listener: the new one is told whether there is a connection, gets the alerts that wait for it, and the
   * open ones.
   */
  takeUp(listener: AlertListeners): void {
    this.inbox?.tellOpen(listener);
    listener.onConnectionChange?.(this.connection !== null);
    this.catchUp();
  }

  private catchUp(): void {
    void this.inbox?.catchUp();
  }

  private readonly wake = (): void => {
    if (document.visibilityState === 'hidden') return;
    if (this.connection) this.catchUp();
    else {
      // A try that is under way may have begun without the network that is back now: the next one comes soon.
      this.failures = 0;
      void this.open();
    }
  };

  private async open(): Promise<void> {
    if (this.isOpening || this.isClosed) return;
    this.isOpening = true;
    clearTimeout(this.timer);
    try {
      await this.connect();
      this.failures = 0;
      // Lost while it still asked for what was missed: the try that followed the loss found this one under way, and
      // went.
      if (!this.connection) this.openLater();
    } catch (error) {
      console.info('alerts: no connection to the broker', error);
      // With another's eyes nothing rings for this browser.
      const isOver = error instanceof CallError && (error.status === UNAUTHORIZED || error.key === 'view-only');
      if (!isOver) this.openLater();
    } finally {
      this.isOpening = false;
    }
  }

  private async connect(): Promise<void> {
    const account = readUserAccount();
    if (!account) throw new Error('nobody is logged in');
    const isProvider = account.roleId !== null;
    const answer = await callFromBrowser('nonePreloader/suggestion/gettopicname', {});
    const { endUserTopic, expertTopic, paymentTopic } = answer;
    const reader: AlertReader = {
      userId: account.userId,
      topics: answer,
      configuration: isProvider ? await readConfiguration() : null,
    };
    // The inbox outlives connections: it knows what was shown.
    this.inbox = this.inbox?.goOnFor(reader) ? this.inbox : new AlertInbox(reader, this.listeners);
    const { inbox } = this;
    try {
      const topics = isProvider ? [expertTopic, paymentTopic, endUserTopic] : [endUserTopic];
      const { expiresAtMs, ...address } = { ...requireCredentials(answer), topics };
      const connection = await connectToBroker(address, {
        onMessage: (topic, payload) => inbox.receive(topic, payload),
        onLost: this.lose,
      });
      if (this.isClosed) return connection.close();
      this.connection = connection;
      this.tellConnection(true);
      if (isProvider) this.asking = setInterval(() => this.catchUp(), ALERT_ASK_MS);
      this.timer = setTimeout(
        this.renew,
        Math.min(
          RENEW_AT_LATEST_AFTER_MS,
          Math.max(RENEW_AT_LEAST_AFTER_MS, expiresAtMs - Date.now() - RENEW_BEFORE_MS),
        ),
      );
    } finally {
      if (!this.isClosed) await inbox.catchUp();
    }
  }

  private readonly lose = (): void => {
    console.info('alerts: the connection to the broker was lost');
    this.connection = null;
    clearTimeout(this.timer);
    clearInterval(this.asking);
    this.tellConnection(false);
    if (!this.isClosed) this.openLater();
  };

  private readonly renew = (): void => {
    clearInterval(this.asking);
    this.connection?.close();
    this.connection = null;
    void this.open();
  };

  private openLater(): void {
    const waitMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.failures);
    this.failures += 1;
    clearTimeout(this.timer);
    if (!this.isClosed) this.timer = setTimeout(() => void this.open(), waitMs);
  }

  private tellConnection(isConnected: boolean): void {
    for (const listener of this.listeners) listener.onConnectionChange?.(isConnected);
  }
}

/** Throws while the server has none to give, because the broker is away. */
function requireCredentials({
  brokerUrl,
  clientId,
  username,
  password,
  expiresAtMs,
}: CallAnswer<'nonePreloader/suggestion/gettopicname'>) {
  if (
    brokerUrl === undefined ||
    clientId === undefined ||
    username === undefined ||
    password === undefined ||
    expiresAtMs === undefined
  ) {
    throw new Error('the broker is away');
  }
  return { brokerUrl, clientId, username, password, expiresAtMs };
}

async function readConfiguration(): Promise<AlertReader['configuration']> {
  const answer = await callFromBrowser('suggestion/getexpertconfiguration', {});
  return { categoryIds: answer.lstSrvCategoryId, typeIds: answer.lstSrvCatTypeId, locationIds: answer.lstLocationId };
}
