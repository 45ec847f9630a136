import { randomBytes, randomUUID } from 'node:crypto';

import type { MqttClient } from 'mqtt';

import { BROKER_CREDENTIALS_MS } from '@/lib/domain/constants/process';

import {
  BrokerUnavailable,
  type BrokerCredentials,
  type BrokerPort,
  type IssueCredentialsRequest,
} from '../../ports/broker';
import { toSweptBroker, type AccountBrokerOptions, type Revocation } from './account-broker';
import { ControlChannel } from './control-channel';
import { createReader, deleteReaders, listReaders, prepareAccounts, type ListedReader } from './mosquitto-accounts';
import { checkNames } from './names';
import { ServiceConnection } from './service-connection';
import { formatSessionName, parseSessionName, toSessionTag } from './session-name';

const PASSWORD_BYTES = 24;
/**
 * Tabs of one person, and lost connections whose credentials are not over yet. Each account makes every later command
 * of the broker slower.
 */
const MOST_ACCOUNTS_A_SESSION = 10;

/**
 * Mosquitto with its dynamic-security plugin: an account a connection, made and removed over the control topic. Any
 * number of processes may do so; the accounts' names say whose they are and when they end, so each process can end
 * another's. Good to about 1,000 sessions; beyond, JWT. The user has the role that `mosquitto_ctrl dynsec init` makes.
 */
export function createDynamicSecurityBroker(options: AccountBrokerOptions): BrokerPort {
  return toSweptBroker(new DynamicSecurityBroker(options), options);
}

class DynamicSecurityBroker {
  readonly connection: ServiceConnection;
  private channel: ControlChannel | null = null;
  /** Open revocations, by their subject. */
  private readonly revocations = new Map<string, Revocation>();
  /** The accounts that this process made, oldest first, by session. */
  private readonly accounts = new Map<string, string[]>();

  constructor(private readonly options: AccountBrokerOptions) {
    const { url, acknowledgeWithinMs, onLost, onConnected } = options;
    const logIn = async () => ({ clientId: `pelakfan_${randomUUID()}`, ...options.user });
    const prepare = (client: MqttClient) => this.prepare(client);
    this.connection = new ServiceConnection({ url, acknowledgeWithinMs, onLost, onConnected, logIn, prepare });
  }

  async issueCredentials(request: IssueCredentialsRequest): Promise<BrokerCredentials> {
    checkNames(request);
    const channel = this.requireChannel();
    const { userId, sessionId, topics, lifetimeMs } = request;
    const expiresAtMs = this.nowMs() + lifetimeMs;
    const name = formatSessionName({ userId, sessionTag: toSessionTag(sessionId), expiresAtMs });
    const password = randomBytes(PASSWORD_BYTES).toString('base64url');
    await createReader(channel, { name, password, topics });
    await this.keepFew(channel, `${userId}/${sessionId}`, name);
    return { url: this.options.publicUrl, clientId: name, username: name, password, expiresAtMs };
  }

  /** Resolves when it is carried out, or noted for when the broker is back. */
  async revoke(userId: string, sessionId: string | undefined): Promise<void> {
    const sessionTag = sessionId === undefined ? undefined : toSessionTag(sessionId);
    this.revocations.set(`${userId}/${sessionTag ?? ''}`, {
      userId,
      sessionTag,
      untilMs: this.nowMs() + BROKER_CREDENTIALS_MS,
    });
    await this.sweep().catch(this.options.onDelayed);
  }

  /** Ends accounts that expired or were revoked while the broker was away. */
  async sweep(): Promise<void> {
    if (this.channel) await this.endAccounts(this.channel);
  }

  private async prepare(client: MqttClient): Promise<void> {
    client.once('close', () => (this.channel = null));
    const channel = await ControlChannel.open(client);
    await prepareAccounts(channel, this.options.user.username);
    await this.endAccounts(channel);
    if (client.connected) this.channel = channel;
  }

  private async endAccounts(channel: ControlChannel): Promise<void> {
    const nowMs = this.nowMs();
    const due = [...this.revocations];
    const readers = await listReaders(channel);
    const isMeant = (reader: ListedReader) =>
      due.some(
        ([, { userId, sessionTag }]) =>
          reader.userId === userId && (sessionTag === undefined || reader.sessionTag === sessionTag),
      );
    const over = readers.filter((reader) => reader.expiresAtMs <= nowMs || isMeant(reader));
    await deleteReaders(
      channel,
      over.map(({ name }) => name),
    );
    for (const [key, revocation] of due) if (this.revocations.get(key) === revocation) this.revocations.delete(key);
    this.forget(new Set(over.map(({ name }) => name)), nowMs);
  }

  private async keepFew(channel: ControlChannel, session: string, name: string): Promise<void> {
    const names = [...(this.accounts.get(session) ?? []), name];
    const tooMany = names.splice(0, names.length - MOST_ACCOUNTS_A_SESSION);
    this.accounts.set(session, names);
    await deleteReaders(channel, tooMany);
  }

  private forget(gone: ReadonlySet<string>, nowMs: number): void {
    const isLive = (name: string) => !gone.has(name) && (parseSessionName(name)?.expiresAtMs ?? 0) > nowMs;
    for (const [session, names] of this.accounts) {
      const left = names.filter(isLive);
      if (left.length === 0) this.accounts.delete(session);
      else this.accounts.set(session, left);
    }
    for (const [key, { untilMs }] of this.revocations) if (untilMs <= nowMs) this.revocations.delete(key);
  }

  private requireChannel(): ControlChannel {
    if (!this.channel) throw new BrokerUnavailable('The broker of MQTT_URL is not connected.');
    return this.channel;
  }

  private nowMs(): number {
    return this.options.clock.now().getTime();
  }
}
