import { join } from 'node:path';

import type { Logger } from 'pino';

import { createThreadAudio } from '../adapters/audio/thread';
import { announceBroker } from '../adapters/announcements/announced-broker';
import { createEmbeddedLine } from '../adapters/announcements/embedded';
import { openPostgresqlAnnouncements } from '../adapters/announcements/postgresql';
import { createEmbeddedBroker, type EmbeddedBroker } from '../adapters/broker/embedded';
import { systemClock } from '../adapters/clock/system';
import { createAdvancingClock, type TestClock } from '../adapters/clock/test';
import { openEmbeddedDatabase } from '../adapters/database/embedded';
import { templatesFolder } from '../adapters/database/embedded/cluster-template';
import { openPostgresql } from '../adapters/database/postgresql';
import { createTestBank, type TestBank } from '../adapters/payment/test-bank';
import { createPushOutbox, type PushOutbox } from '../adapters/push/outbox';
import { openDiskStorage } from '../adapters/storage/disk';
import { createS3Storage } from '../adapters/storage/s3';
import { FILES } from '../backup/place';
import { checkPostgresql } from './check-postgresql';
import { checkStorage } from './check-storage';
import type { Configuration } from './configuration';
import type { Ports } from '../context';
import {
  createOutages,
  withBrokerOutages,
  withDatabaseOutages,
  withStorageOutages,
  type Outages,
} from '../demo/outages';
import { migrateTelling, toLifeLog } from './life-log';
import { requireNoLostDatabase } from './lost-database';
import { openKnownBroker } from './open-broker';
import { openPartners } from './open-partners';
import { watchStorage } from './watch-partners';
import type { AnnouncementsPort } from '../ports/announcements';
import type { BrokerPort } from '../ports/broker';
import type { Clock } from '../ports/clock';
import type { DatabasePort } from '../ports/database';
import { toReason } from '../ports/database-error';
import { withAfterCommit } from '../ports/after-commit';
import type { StoragePort } from '../ports/storage';
import { deriveKey } from '../secrets/derive-key';
import { requireSessionSecret } from '../secrets/session-secret';

export interface OpenedPorts {
  readonly ports: Ports;
  /** The line between the processes on one database. */
  readonly announcements: AnnouncementsPort;
  /** The embedded ones, where they are in use: the server gives them sockets and pages. */
  readonly embeddedBroker: EmbeddedBroker | null;
  readonly testBank: TestBank;
  /** Null outside the demo. */
  readonly pushOutbox: PushOutbox | null;
  readonly testClock: TestClock | null;
  /** Null outside the demo. */
  readonly outages: Outages | null;
  close(): Promise<void>;
}

/**
 * Opens the real adapter of each port where it is configured, and the embedded one where it is not. Outside the demo a
 * bank, SMS or mail that is not configured is absent. The database is migrated.
 */
export async function openPorts(
  configuration: Configuration,
  dataDirectory: string,
  log: Logger,
): Promise<OpenedPorts> {
  const database = withAfterCommit(await openDatabase(configuration, dataDirectory, log));
  try {
    await migrateTelling(database, toLifeLog(log, configuration));
    return await openAround(database, configuration, dataDirectory, log);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Everything that stands on the database or beside it. */
async function openAround(
  database: DatabasePort,
  configuration: Configuration,
  dataDirectory: string,
  log: Logger,
): Promise<OpenedPorts> {
  const testClock = configuration.TEST_CLOCK && configuration.isEmbeddedDemo ? createAdvancingClock() : null;
  const clock: Clock = testClock ?? systemClock;
  const outages = configuration.isEmbeddedDemo ? createOutages(clock) : null;
  const storage = watchStorage(await openStorage(configuration, dataDirectory), { log, clock });
  await checkStorage(storage, configuration);
  const announcements = await openAnnouncements(configuration, log);
  const { broker, embeddedBroker } = await openBroker(configuration, { announcements, clock, log, outages });
  const embedded = { testBank: createTestBank(database, clock), pushOutbox: openPushOutbox(configuration, clock) };
  return {
    ports: {
      ...withOutages(database, storage, outages),
      broker,
      clock,
      audio: createThreadAudio(),
      ...openPartners(configuration, { database, clock, ...embedded, log }),
    },
    announcements,
    embeddedBroker,
    ...embedded,
    testClock,
    outages,
    close: async () => {
      await broker.close();
      await announcements.close();
      await database.close();
    },
  };
}

function openPushOutbox(configuration: Configuration, clock: Clock): PushOutbox | null {
  if (!configuration.isEmbeddedDemo) return null;
  return createPushOutbox(deriveKey(requireSessionSecret(configuration), 'push'), clock);
}

function withOutages(database: DatabasePort, storage: StoragePort, outages: Outages | null) {
  if (!outages) return { database, storage };
  return { database: withDatabaseOutages(database, outages), storage: withStorageOutages(storage, outages) };
}

interface BrokerSurroundings {
  readonly announcements: AnnouncementsPort;
  readonly clock: Clock;
  readonly log: Logger;
  readonly outages: Outages | null;
}

async function openBroker(
  configuration: Configuration,
  { announcements, clock, log, outages }: BrokerSurroundings,
): Promise<{ broker: BrokerPort; embeddedBroker: EmbeddedBroker | null }> {
  if (configuration.MQTT_URL !== undefined)
    return {
      broker: await openKnownBroker(configuration, clock, log).catch(closing(announcements)),
      embeddedBroker: null,
    };
  const key = deriveKey(requireSessionSecret(configuration), 'broker');
  const onError = (err: unknown) => log.error({ err }, 'the embedded broker failed');
  const own = await createEmbeddedBroker({ key, clock, onError });
  const embeddedBroker = outages ? withBrokerOutages(own, outages) : own;
  return { broker: announceBroker(embeddedBroker, announcements, onError), embeddedBroker };
}

async function openDatabase(
  { DATABASE_URL }: Configuration,
  dataDirectory: string,
  log: Logger,
): Promise<DatabasePort> {
  if (DATABASE_URL === undefined) {
    requireNoLostDatabase(dataDirectory);
    return openEmbeddedDatabase(join(dataDirectory, 'database'), {
      templates: templatesFolder,
      onUpkeepFailure: (err) => log.error({ err }, 'the database’s upkeep failed'),
      onLost: (err) => log.error({ err }, 'the embedded database was lost; calls are refused until it is opened anew'),
      onReopened: () => log.warn('the embedded database was opened anew'),
      onReadOnly: (isReadOnly, freeBytes) =>
        log.error(
          { freeBytes },
          isReadOnly
            ? 'the disk is nearly full: writes are refused until there is room'
            : 'the disk has room again: writes go on',
        ),
    });
  }
  const database = await openPostgresql(DATABASE_URL, {
    onConnectionLost: (error) => log.warn({ reason: error.message }, 'a database connection was lost'),
  });
  await checkPostgresql(database).catch(closing(database));
  return database;
}

/** Closes the parts that were opened before a failure. */
const closing =
  (opened: { close(): Promise<void> }) =>
  async (error: unknown): Promise<never> => {
    await opened.close();
    throw error;
  };

function openAnnouncements({ DATABASE_URL }: Configuration, log: Logger): Promise<AnnouncementsPort> {
  if (DATABASE_URL === undefined) return Promise.resolve(createEmbeddedLine().join());
  return openPostgresqlAnnouncements(DATABASE_URL, {
    onLost: (error) =>
      log.warn(
        { reason: toReason(error) },
        'the line to the other processes is cut; it is tried again until it is back',
      ),
    onUnreadable: (err) =>
      log.warn({ err }, 'something came over the line between the processes that is no announcement of ours'),
  });
}

/** The configuration has all five of S3 or none. */
async function openStorage(
  { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }: Configuration,
  dataDirectory: string,
): Promise<StoragePort> {
  if (!S3_ENDPOINT || !S3_REGION || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    return openDiskStorage(join(dataDirectory, FILES));
  return createS3Storage({
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  });
}
