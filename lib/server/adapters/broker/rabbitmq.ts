import { randomBytes, randomUUID } from 'node:crypto';

import { BROKER_CREDENTIALS_MS } from '@/lib/domain/constants/process';

import type { BrokerCredentials, BrokerPort, IssueCredentialsRequest } from '../../ports/broker';
import { createTurns } from '../turns';
import { toSweptBroker, type AccountBrokerOptions, type Revocation } from './account-broker';
import { checkNames } from './names';
import { RabbitmqAccounts, type ListedReader } from './rabbitmq-accounts';
import { ServiceConnection } from './service-connection';
import { formatSessionName, toSessionTag } from './session-name';

const PASSWORD_BYTES = 24;
/** RabbitMQ before 3.12 speaks MQTT 3.1.1. */
const PROTOCOL_VERSION = 4;

/** The user is an administrator, of the MQTT listener and of the management plugin. */
interface RabbitmqOptions extends AccountBrokerOptions {
  /** The address of the management plugin: http://host:15672 */
  readonly managementUrl: string;
}

/**
 * RabbitMQ with its MQTT, Web MQTT and management plugins: an account a connection, whose rights name its topics. Any
 * number of processes may make and end them; the accounts' names say whose they are and when they end.
 */
export function createRabbitmqBroker(options: RabbitmqOptions): BrokerPort {
  return toSweptBroker(new RabbitmqBroker(options), options);
}

class RabbitmqBroker {
  readonly connection: ServiceConnection;
  private readonly accounts: RabbitmqAccounts;
  /** Open revocations, by their subject. */
  private readonly revocations = new Map<string, Revocation>();
  /** RabbitMQ answers 500 to a request that removes what another one is removing. */
  private readonly inTurn = createTurns();

  constructor(private readonly options: RabbitmqOptions) {
    const { url, acknowledgeWithinMs, onLost, onConnected, user, managementUrl } = options;
    const logIn = async () => ({ clientId: `pelakfan_${randomUUID()}`, ...user });
    this.connection = new ServiceConnection({
      url,
      acknowledgeWithinMs,
      onLost,
      onConnected,
      logIn,
      protocolVersion: PROTOCOL_VERSION,
    });
    this.accounts = new RabbitmqAccounts({ url: managementUrl, user });
  }

  /**
   * The client id is as secret as the password: RabbitMQ lets a login with another's client id end that connection,
   * whatever the account.
   */
  async issueCredentials(request: IssueCredentialsRequest): Promise<BrokerCredentials> {
    checkNames(request);
    const { userId, sessionId, topics, lifetimeMs } = request;
    const expiresAtMs = this.nowMs() + lifetimeMs;
    const name = formatSessionName({ userId, sessionTag: toSessionTag(sessionId), expiresAtMs });
    const [clientId, password] = [toSecret(), toSecret()];
    await this.accounts.create({ name, clientId, password, topics });
    return { url: this.options.publicUrl, clientId, username: name, password, expiresAtMs };
  }

  /** Resolves when it is carried out, or noted for when the broker is back. */
  async revoke(userId: string, sessionId: string | undefined): Promise<void> {
    const sessionTag = sessionId === undefined ? undefined : toSessionTag(sessionId);
    const untilMs = this.nowMs() + BROKER_CREDENTIALS_MS;
    this.revocations.set(`${userId}/${sessionTag ?? ''}`, { userId, sessionTag, untilMs });
    await this.sweep().catch(this.options.onDelayed);
  }

  /** Ends accounts that expired or were revoked while the broker was away. */
  sweep(): Promise<void> {
    return this.inTurn(() => this.endAccounts());
  }

  private async endAccounts(): Promise<void> {
    const nowMs = this.nowMs();
    const due = [...this.revocations];
    const isMeant = (reader: ListedReader) =>
      due.some(
        ([, { userId, sessionTag }]) =>
          reader.userId === userId && (sessionTag === undefined || reader.sessionTag === sessionTag),
      );
    const readers = await this.accounts.list();
    const over = readers.filter((reader) => reader.expiresAtMs <= nowMs || isMeant(reader));
    await this.accounts.remove(over.map(({ name }) => name));
    for (const [key, revocation] of due) if (this.revocations.get(key) === revocation) this.revocations.delete(key);
    for (const [key, { untilMs }] of this.revocations) if (untilMs <= nowMs) this.revocations.delete(key);
  }

  private nowMs(): number {
    return this.options.clock.now().getTime();
  }
}

const toSecret = () => randomBytes(PASSWORD_BYTES).toString('base64url');
