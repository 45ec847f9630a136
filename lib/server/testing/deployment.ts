import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { eq } from 'drizzle-orm';

import type { Locale } from '@/lib/i18n/locales';

import { openPostgresqlAnnouncements } from '../adapters/announcements/postgresql';
import { openPostgresql } from '../adapters/database/postgresql';
import type { DatabasePort } from '../ports/database';
import { categories } from '../schema';
import { findFreePort } from './free-port.mjs';
import { findMosquitto, mosquittoUser, startMosquitto } from './mosquitto';
import { findNginx, startNginx } from './nginx';
import { startPartners } from './partners';
import { createCluster, findPostgresqlPrograms } from './postgresql-cluster.mjs';
import { meetPeople, type SitePeople } from './site-people';

/** Longer than nginx keeps a connection that nobody uses, as lib/operations/releases.md asks for. */
const DRAIN_SECONDS = 5;
const HOST = '127.0.0.1';

/** The partners of the site's processes: PostgreSQL, Mosquitto, and nginx with the deployment's own configuration. */
export interface Deployment {
  /** The public door. */
  readonly url: string;
  readonly plainUrl: string;
  /** The host without a port, as people use it: requests have it behind nginx. */
  readonly host: string;
  /** The environment of each process. */
  readonly processes: readonly { readonly url: string; readonly environment: Readonly<Record<string, string>> }[];
  readonly people: SitePeople;
  /** Gives house cleaning other names, in the database alone. */
  renameCategory(name: Readonly<Record<Locale, string>>): Promise<void>;
  /** Says to every process that the catalogue has changed. */
  announceCatalogue(): Promise<void>;
  close(): Promise<void>;
}

/** Null where PostgreSQL, Mosquitto or nginx is not installed; in CI that throws. */
export async function openDeployment(): Promise<Deployment | null> {
  const [postgresql, mosquittoProgram, nginxProgram] = [findPostgresqlPrograms(), findMosquitto(), findNginx()];
  if (postgresql === null && process.env.CI)
    throw new Error('PostgreSQL is not installed (initdb), and CI must test on it: apt-get install postgresql.');
  if (postgresql === null || mosquittoProgram === null || nginxProgram === null) return null;
  const dataDirectory = await mkdtemp(join(tmpdir(), 'pelakfan-files-'));
  const cluster = await createCluster(postgresql);
  const mosquitto = await startMosquitto(mosquittoProgram);
  const ports = [await findFreePort(), await findFreePort(), await findFreePort()];
  const nginx = await startNginx(nginxProgram, {
    file: 'upstreams-machine.conf',
    site: ports.map((port) => `${HOST}:${port}`),
    broker: new URL(mosquitto.publicUrl).host,
  });
  const database = await openPostgresql(cluster.url);
  const announcements = await openPostgresqlAnnouncements(cluster.url);
  const partners = await startPartners();
  const { username, password } = mosquittoUser;
  const environment = {
    ...partners.environment,
    DATABASE_URL: cluster.url,
    SESSION_SECRET: 'a-secret-that-every-process-of-the-site-has-alike',
    SITE_URL: `https://${HOST}`,
    TRUSTED_PROXIES: '1',
    DATA_DIR: dataDirectory,
    DRAIN_SECONDS: String(DRAIN_SECONDS),
    MQTT_URL: mosquitto.url.replace('//', `//${username}:${password}@`),
    MQTT_PUBLIC_URL: `wss://${HOST}:${nginx.port}/mqtt`,
    MQTT_CREDENTIALS: 'dynamic-security',
  };
  return {
    url: `https://${HOST}:${nginx.port}`,
    plainUrl: `http://${HOST}:${nginx.plainPort}`,
    host: HOST,
    processes: ports.map((port) => ({
      url: `http://${HOST}:${port}`,
      environment: { ...environment, PORT: String(port) },
    })),
    people: meetPeople(database, partners),
    renameCategory: (name) => renameCategory(database, name),
    announceCatalogue: () => announcements.announce({ kind: 'catalogue-changed' }),
    close: async () => {
      await nginx.close();
      await partners.close();
      await announcements.close();
      await database.close();
      await mosquitto.close();
      await cluster.remove();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

async function renameCategory({ connection }: DatabasePort, name: Readonly<Record<Locale, string>>): Promise<void> {
  const isHouseCleaning = eq(categories.id, 3);
  const [category] = await connection.select().from(categories).where(isHouseCleaning);
  if (!category) throw new Error('There is no house cleaning.');
  await connection
    .update(categories)
    .set({ content: { ...category.content, name, serviceName: name } })
    .where(isHouseCleaning);
}
