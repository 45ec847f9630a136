import { z } from 'zod';

import { BrokerUnavailable } from '../../ports/broker';
import type { ControlChannel, ControlCommand } from './control-channel';
import { PUBLISHED_TOPICS } from './names';
import { parseSessionName, type SessionName } from './session-name';

/** A client's acts on its own connection, in the plugin's words. */
const ACCESS_TYPES = ['publishClientSend', 'publishClientReceive', 'subscribe', 'unsubscribe'];
const READING = ['subscribeLiteral', 'unsubscribeLiteral', 'publishClientReceive'];
const PUBLISHER_ROLE = 'pelakfan-publisher';
const COMMANDS_A_MESSAGE = 200;

const ALREADY_THERE = ['Role already exists'];
const ALREADY_GONE = ['Client not found', 'Role not found'];

const clientNames = z.object({ clients: z.array(z.string()) });
const clientRoles = z.object({ client: z.object({ roles: z.array(z.object({ rolename: z.string() })) }) });

export interface ReaderAccount {
  readonly name: string;
  readonly password: string;
  readonly topics: readonly string[];
}

export interface ListedReader extends SessionName {
  readonly name: string;
}

/** Runs commands that must all be done, but for errors that mean it was done before. Answers the last one's data. */
async function runAll(
  channel: ControlChannel,
  commands: readonly ControlCommand[],
  harmless: readonly string[] = [],
): Promise<unknown> {
  const answers = await channel.run(commands);
  const failed = answers.find(({ error }) => error !== undefined && !harmless.includes(error));
  if (failed) throw new BrokerUnavailable(`the dynamic-security plugin refused ${failed.command}: ${failed.error}`);
  return answers.at(-1)?.data;
}

/**
 * Denies by default, and lets the site's own user publish. Throws when that user could not publish before: the plugin
 * then disconnects that user, and the next connection has the right.
 */
export async function prepareAccounts(channel: ControlChannel, ownUsername: string): Promise<void> {
  await runAll(channel, [
    { command: 'setDefaultACLAccess', acls: ACCESS_TYPES.map((acltype) => ({ acltype, allow: false })) },
  ]);
  const { client } = clientRoles.parse(await runAll(channel, [{ command: 'getClient', username: ownUsername }]));
  if (client.roles.some(({ rolename }) => rolename === PUBLISHER_ROLE)) return;
  const acls = [{ acltype: 'publishClientSend', topic: PUBLISHED_TOPICS, priority: 0, allow: true }];
  await runAll(channel, [{ command: 'createRole', rolename: PUBLISHER_ROLE, acls }], ALREADY_THERE);
  await runAll(channel, [{ command: 'addClientRole', username: ownUsername, rolename: PUBLISHER_ROLE }]);
  throw new BrokerUnavailable('the user of MQTT_URL was given the right to publish, which ends its connection');
}

/**
 * An account that opens these topics literally, to a client of the same name alone. A stranger's login with that client
 * id is refused before it could end the owner's connection. Its role is its own. So both go together, and nobody has to
 * find out whether a shared one is still needed.
 */
export async function createReader(channel: ControlChannel, { name, password, topics }: ReaderAccount): Promise<void> {
  const acls = topics.flatMap((topic) => READING.map((acltype) => ({ acltype, topic, priority: 0, allow: true })));
  await runAll(channel, [
    { command: 'createRole', rolename: name, acls },
    { command: 'createClient', username: name, password, clientid: name, roles: [{ rolename: name }] },
  ]);
}

/** Ends their connections, too. */
export async function deleteReaders(channel: ControlChannel, names: readonly string[]): Promise<void> {
  const commands = names.flatMap((name) => [
    { command: 'deleteClient', username: name },
    { command: 'deleteRole', rolename: name },
  ]);
  for (let start = 0; start < commands.length; start += COMMANDS_A_MESSAGE) {
    await runAll(channel, commands.slice(start, start + COMMANDS_A_MESSAGE), ALREADY_GONE);
  }
}

/** The accounts that this site made, without the operator's own. */
export async function listReaders(channel: ControlChannel): Promise<readonly ListedReader[]> {
  const { clients } = clientNames.parse(await runAll(channel, [{ command: 'listClients' }]));
  return clients.flatMap((name) => {
    const parsed = parseSessionName(name);
    return parsed ? [{ name, ...parsed }] : [];
  });
}
