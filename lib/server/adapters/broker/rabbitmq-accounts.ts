import { createHash, randomBytes } from 'node:crypto';

import { z } from 'zod';

import { BrokerUnavailable } from '../../ports/broker';
import { parseSessionName, type SessionName } from './session-name';

const ANSWER_WITHIN_MS = 5000;
const SALT_BYTES = 4;
const EXCHANGE = 'amq.topic';
const NOTHING = '^$';

const users = z.array(z.object({ name: z.string() }));

export interface ReaderAccount {
  readonly name: string;
  readonly clientId: string;
  readonly password: string;
  readonly topics: readonly string[];
}

export interface ListedReader extends SessionName {
  readonly name: string;
}

interface ManagementOptions {
  /** http: or https:, with no user in it. */
  readonly url: string;
  /** A user with the tag "administrator". */
  readonly user: { readonly username: string; readonly password: string };
  /** The virtual host that the MQTT plugin uses. */
  readonly virtualHost?: string;
}

/** Accounts of a RabbitMQ, over its management plugin's HTTP API. Each method rejects with BrokerUnavailable. */
export class RabbitmqAccounts {
  private readonly authorization: string;
  private readonly virtualHost: string;

  constructor(private readonly options: ManagementOptions) {
    const { username, password } = options.user;
    this.authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
    this.virtualHost = options.virtualHost ?? '/';
  }

  /**
   * An account that reads these topics on a connection of this client id, and publishes nothing. One request makes it
   * with its rights, so it is never there without them.
   */
  async create({ name, clientId, password, topics }: ReaderAccount): Promise<void> {
    const own = `mqtt-subscription-${escape(clientId)}qos[01]`;
    const place = { user: name, vhost: this.virtualHost };
    const definitions = {
      users: [
        {
          name,
          password_hash: toPasswordHash(password),
          hashing_algorithm: 'rabbit_password_hashing_sha256',
          tags: '',
        },
      ],
      permissions: [{ ...place, configure: `^${own}$`, write: `^${own}$`, read: `^(${own}|${escape(EXCHANGE)})$` }],
      topic_permissions: [
        { ...place, exchange: EXCHANGE, write: NOTHING, read: `^(${topics.map(toRoutingKey).join('|')})$` },
      ],
    };
    await this.ask('POST', '/api/definitions', definitions);
  }

  /** The accounts that this site made, without the operator's own. */
  async list(): Promise<readonly ListedReader[]> {
    const found = users.parse(await this.ask('GET', '/api/users?columns=name'));
    return found.flatMap(({ name }) => {
      const parsed = parseSessionName(name);
      return parsed ? [{ name, ...parsed }] : [];
    });
  }

  /** Ends their connections, too. */
  async remove(names: readonly string[]): Promise<void> {
    for (const name of names) {
      await this.ask('DELETE', `/api/users/${encodeURIComponent(name)}`);
      // RabbitMQ ends connections of a deleted user by itself, some moments later; a logout is at once.
      await this.ask('DELETE', `/api/connections/username/${encodeURIComponent(name)}`);
    }
  }

  private async ask(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<unknown> {
    const headers = { authorization: this.authorization, 'content-type': 'application/json' };
    const init = { method, headers, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) };
    const answer = await fetch(new URL(path, this.options.url), {
      ...init,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new BrokerUnavailable('RabbitMQ’s management plugin did not answer.');
    });
    // What was to be removed is not there any more.
    const isGone = method === 'DELETE' && answer.status === 404;
    if (!answer.ok && !isGone)
      throw new BrokerUnavailable(
        `RabbitMQ’s management plugin refused ${method} ${path.split('/')[2] ?? ''} with ${answer.status}.`,
      );
    const text = await answer.text();
    return text === '' ? null : JSON.parse(text);
  }
}

/**
 * A password as RabbitMQ stores it: the salt, and behind it SHA-256 of salt and password. The password has 192 random
 * bits: nothing slower is needed.
 */
function toPasswordHash(password: string): string {
  const salt = randomBytes(SALT_BYTES);
  return Buffer.concat([salt, createHash('sha256').update(salt).update(password).digest()]).toString('base64');
}

/**
 * A topic of MQTT as RabbitMQ's exchange sees it, literally; a wildcard becomes `*` or `#`, which this does not match.
 */
const toRoutingKey = (topic: string) => escape(topic.replaceAll('/', '.'));

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
