import { join } from 'node:path';

import type { Logger } from 'pino';

import { createEmbeddedBroker, type EmbeddedBroker } from './adapters/broker/embedded';
import { createExternalBroker } from './adapters/broker/external';
import { systemClock } from './adapters/clock/system';
import { createAdvancingClock, type TestClock } from './adapters/clock/test';
import { openEmbeddedDatabase } from './adapters/database/embedded';
import { openPostgresql } from './adapters/database/postgresql';
import { createTestBank, type TestBank } from './adapters/payment/test-bank';
import { createZarinpal } from './adapters/payment/zarinpal';
import { createKavenegar } from './adapters/sms/kavenegar';
import { createSmsOutbox } from './adapters/sms/outbox';
import { createDiskStorage } from './adapters/storage/disk';
import { ConfigurationError, type Configuration } from './configuration';
import type { Ports } from './context';
import type { BrokerPort } from './ports/broker';
import type { Clock } from './ports/clock';
import type { DatabasePort } from './ports/database';
import { deriveKey } from './secret';
import { requireSessionSecret } from './session/secret';

export interface OpenedPorts {
  readonly ports: Ports;
  /** The embedded ones, where they are what runs: the server gives them sockets and pages. */
  readonly embeddedBroker: EmbeddedBroker | null;
  readonly testBank: TestBank | null;
  readonly testClock: TestClock | null;
  close(): Promise<void>;
}

/** Opens the real adapter of each port where it is configured, and the embedded one where it is not. The database is migrated. */
export async function openPorts(configuration: Configuration, dataDirectory: string, log: Logger): Promise<OpenedPorts> {
  const testClock = configuration.TEST_CLOCK && configuration.isEmbeddedDemo ? createAdvancingClock() : null;
  const clock: Clock = testClock ?? systemClock;
  const database = await openDatabase(configuration, dataDirectory, log);
  try {
    await database.migrate();
    const key = deriveKey(requireSessionSecret(configuration), 'broker');
    const embeddedBroker = configuration.MQTT_URL === undefined ? await createEmbeddedBroker({ key, clock, onError: (err) => log.error({ err }, 'the embedded broker failed') }) : null;
    const broker: BrokerPort = embeddedBroker ?? openExternalBroker(configuration, key, clock, log);
    const testBank = configuration.ZARINPAL_MERCHANT_ID === undefined ? createTestBank(database, clock) : null;
    const payment = testBank ?? createZarinpal({ merchantId: configuration.ZARINPAL_MERCHANT_ID ?? '', isSandbox: configuration.ZARINPAL_SANDBOX });
    const storage = createDiskStorage(join(dataDirectory, 'files'));
    return {
      ports: { database, broker, clock, payment, storage, sms: openSms(configuration, database, clock, log) },
      embeddedBroker,
      testBank,
      testClock,
      close: async () => {
        await broker.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function openDatabase({ DATABASE_URL }: Configuration, dataDirectory: string, log: Logger): Promise<DatabasePort> {
  if (DATABASE_URL === undefined) {
    return openEmbeddedDatabase(join(dataDirectory, 'database'), { onUpkeepFailure: (err) => log.error({ err }, 'the database’s upkeep failed') });
  }
  return openPostgresql(DATABASE_URL, { onConnectionLost: (err) => log.warn({ err }, 'a database connection was lost') });
}

function openExternalBroker({ MQTT_URL = '', MQTT_PUBLIC_URL }: Configuration, key: Uint8Array, clock: Clock, log: Logger): BrokerPort {
  const publicUrl = MQTT_PUBLIC_URL ?? (/^wss?:/.test(MQTT_URL) ? MQTT_URL : undefined);
  if (publicUrl === undefined) throw new ConfigurationError('MQTT_URL is set but MQTT_PUBLIC_URL is not: set it to the wss: address where browsers reach the broker.');
  if (new URL(publicUrl).password !== '') throw new ConfigurationError('MQTT_PUBLIC_URL has a password in it, and every browser would get it: set one without.');
  return createExternalBroker({ url: MQTT_URL, publicUrl, key, clock, onConnectionLost: (err) => log.info({ err: err.message }, 'the broker of MQTT_URL is not reachable') });
}

function openSms({ KAVENEGAR_API_KEY, KAVENEGAR_TEMPLATE }: Configuration, database: DatabasePort, clock: Clock, log: Logger) {
  if (KAVENEGAR_API_KEY === undefined) return createSmsOutbox(database, clock);
  return createKavenegar({ apiKey: KAVENEGAR_API_KEY, template: KAVENEGAR_TEMPLATE, onUnknown: (reason) => log.warn({ reason }, 'whether an SMS went out is not known') });
}
