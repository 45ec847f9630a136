import mqtt, { type MqttClient } from 'mqtt';

import { BrokerUnavailable } from '../../ports/broker';

const CONNECT_WITHIN_MS = 10_000;
/** The broker of a site that runs is near: one that has not acknowledged by then is not there. */
const ACKNOWLEDGE_WITHIN_MS = 5000;
const KEEP_ALIVE_SECONDS = 15;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 10_000;

/** Bad user name or password, not authorized: of MQTT 3.1.1 (4, 5) and of MQTT 5 (134, 135). */
const REFUSALS: readonly number[] = [4, 5, 134, 135];

export interface ServiceLogin {
  readonly clientId: string;
  readonly username: string;
  readonly password: string;
}

export interface ServiceConnectionOptions {
  /** mqtt:, mqtts:, ws: or wss:, with no user in it. */
  readonly url: string;
  /** 5 tells the reason of a refusal; with 3.1.1 (4) a broker acknowledges dropped messages. */
  readonly protocolVersion?: 4 | 5;
  readonly acknowledgeWithinMs?: number;
  /** Asked before every connection. */
  readonly logIn: () => Promise<ServiceLogin>;
  /** Makes a new connection ready for use; when it rejects, the connection is given up and another one made. */
  readonly prepare?: (client: MqttClient) => Promise<void>;
  /**
   * Once an outage, not once a try. The reason has no secret in it. `isRefused`: the broker answers, and does not let
   * this user in.
   */
  readonly onLost?: (reason: string, isRefused: boolean) => void;
  readonly onConnected?: () => void;
}

/**
 * This process's own connection to a broker elsewhere, made anew with growing waits whenever it ends. Each one is a new
 * client. A message that an old one had not delivered is reported as failed and kept nowhere but in the outbox. So
 * nothing grows while the broker is away, and nothing is sent behind the outbox's back.
 */
export class ServiceConnection {
  private current: MqttClient | null = null;
  private isReady = false;
  private isClosed = false;
  private isOutageTold = false;
  private failures = 0;
  private reason = '';
  private isRefused = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: ServiceConnectionOptions) {
    void this.open();
  }

  isConnected(): boolean {
    return this.isReady;
  }

  /** Rejects with BrokerUnavailable at once when there is no connection, and in seconds when the broker is silent. */
  async publish(topic: string, payload: string): Promise<void> {
    const client = this.current;
    if (!client || !this.isReady) throw new BrokerUnavailable('The broker of MQTT_URL is not connected.');
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        reject(new BrokerUnavailable('The broker of MQTT_URL did not acknowledge a message in time.'));
        this.lose(client, 'it did not acknowledge a message in time');
      }, this.options.acknowledgeWithinMs ?? ACKNOWLEDGE_WITHIN_MS);
    });
    try {
      await Promise.race([client.publishAsync(topic, payload, { qos: 1, retain: false }), silence]);
    } catch (error) {
      throw error instanceof BrokerUnavailable
        ? error
        : new BrokerUnavailable(`The broker of MQTT_URL did not take a message: ${toReason(error)}.`, { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.isReady = false;
    clearTimeout(this.timer);
    await this.current?.endAsync(true);
  }

  private async open(): Promise<void> {
    const client = await this.connect().catch((error: unknown) => this.reopenLater(toReason(error)));
    if (!client) return;
    try {
      await this.options.prepare?.(client);
    } catch (error) {
      return this.lose(client, toReason(error));
    }
    if (this.current !== client || this.isClosed) return;
    this.isReady = true;
    this.isOutageTold = false;
    this.failures = 0;
    this.options.onConnected?.();
  }

  /** Resolves with a client that the broker has accepted, or with nothing when it was lost before. */
  private async connect(): Promise<MqttClient | undefined> {
    const login = await this.options.logIn();
    if (this.isClosed) return undefined;
    const { url, protocolVersion = 5 } = this.options;
    const client = mqtt.connect(url, {
      ...login,
      protocolVersion,
      clean: true,
      keepalive: KEEP_ALIVE_SECONDS,
      connectTimeout: CONNECT_WITHIN_MS,
      reconnectPeriod: 0,
    });
    this.current = client;
    this.reason = 'it closed the connection';
    this.isRefused = false;
    client.on('error', (error) => {
      this.reason = toReason(error);
      this.isRefused = REFUSALS.includes(Number(Reflect.get(error, 'code')));
    });
    client.on('disconnect', ({ reasonCode }) => (this.reason = toDisconnectReason(reasonCode)));
    return new Promise((resolve) => {
      client.once('connect', () => resolve(client));
      client.once('close', () => {
        this.lose(client, this.reason);
        resolve(undefined);
      });
    });
  }

  /** Ends a client whose connection is over; its undelivered messages fail now. */
  private lose(client: MqttClient, reason: string): void {
    if (this.current !== client) return;
    this.current = null;
    this.isReady = false;
    client.end(true);
    this.reopenLater(reason);
  }

  private reopenLater(reason: string): void {
    if (this.isClosed) return;
    if (!this.isOutageTold) this.options.onLost?.(reason, this.isRefused);
    this.isOutageTold = true;
    const waitMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.failures);
    this.failures += 1;
    // Processes that lost the broker together must not come back together.
    this.timer = setTimeout(() => void this.open(), waitMs * (0.5 + Math.random() / 2));
  }
}

function toReason(error: unknown): string {
  // Where several addresses were tried, the message is empty.
  if (error instanceof AggregateError) return error.errors.map(toReason).join(', ');
  return error instanceof Error ? error.message : String(error);
}

/** Advice to the operator by reason code (MQTT 5, 3.14.2.1). */
const DISCONNECT_ADVICE: Readonly<Record<number, string>> = {
  142: 'another process logged in with the same client id: give each process a user of its own in MQTT_URL, or take use_username_as_clientid from that listener',
  152: 'the broker ended it, as it does when the rights of the user of MQTT_URL change',
};

function toDisconnectReason(code: number | undefined): string {
  return DISCONNECT_ADVICE[code ?? 0] ?? `the broker ended it with reason code ${code}`;
}
