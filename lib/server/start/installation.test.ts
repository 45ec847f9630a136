import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';

import { toPasswordDigest } from '@/lib/domain/person/password';
import { isSampleDigest, SAMPLE_PASSWORD } from '@/lib/domain/person/sample-password';

import { findNewestMigration } from '../adapters/database/known-migrations';
import { migrationsFolder } from '../adapters/database/migrations-folder';
import { readConfiguration } from './configuration';
import { claimInstallation } from './installation';
import type { DatabasePort } from '../ports/database';
import { installation } from '../schema';
import { seedDemo } from '../seed/demo';
import { sampleMobiles } from '../seed/sample-people';
import { StartProblem } from './start-problem';
import { createTestService, type TestService } from '../testing/call';
import { createTestDatabase } from '../testing/database';
import { readVersion } from './version';

const secret = { SESSION_SECRET: 'a-secret-that-only-the-tests-know-of-0123456789' };
const SITE_URL = 'https://pelakfan.example';
const REAL: readonly Readonly<Record<string, string>>[] = [
  { KAVENEGAR_API_KEY: 'a-key', SITE_URL },
  { ZARINPAL_MERCHANT_ID: '1344b5d4-0048-11e8-94db-005056a205be', SITE_URL },
  { DATABASE_URL: 'postgresql://site@database.internal/site', SITE_URL },
  { SITE_URL },
  { HOST: '0.0.0.0', SITE_URL: 'http://localhost:3000' },
];

describe('a marked database', () => {
  let database: DatabasePort;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  beforeEach(() => database.connection.delete(installation));
  afterAll(() => database.close());

  const start = (environment: Readonly<Record<string, string>> = {}) =>
    claimInstallation(database, readConfiguration({ ...secret, ...environment }), '/data');

  it.each(REAL)('[C-security] from a former demo meets no real people: %j does not start on it', async (real) => {
    await start();
    await expect(start(real)).rejects.toThrow(StartProblem);
    await expect(start(real)).rejects.toThrow(
      /^The database (in \/data|that DATABASE_URL names) is a demo’s.*To begin clean, set (DATA_DIR to a new directory|DATABASE_URL to an empty database);/,
    );
    await start();
  });

  it.each(REAL)('[C-security] begun with %j never gets samples, nor pages that show its codes', async (real) => {
    await start(real);
    await expect(start()).rejects.toThrow('is no demo’s, but nothing real is configured');
    await start({ SITE_URL });
  });

  it('gets one mark, at the first of many starts', async () => {
    const outcomes = await Promise.allSettled([start(), start({ SITE_URL }), start(), start({ SITE_URL })]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected']);
  });

  it('names the version that applied its last migration, and the migration', async () => {
    await start();
    const [found] = await database.connection.select().from(installation);
    expect(found).toMatchObject({ newestMigration: await findNewestMigration(), writtenBy: readVersion() });
    expect(found?.newestMigration).toMatch(/^\d{4}_/);
  });

  it('still names it after a later version, with equal migrations, replaced its secret', async () => {
    await start();
    await database.connection.update(installation).set({ writtenBy: 'an earlier version' });
    await start({ SESSION_SECRET: 'a-third-secret-that-somebody-made-up-0123456789', SESSION_SECRET_REPLACED: 'true' });
    const [found] = await database.connection.select().from(installation);
    expect(found?.writtenBy).toBe('an earlier version');
  });

  it('[C-security] with another secret’s passwords reports that, and goes on with the new one only on request', async () => {
    await start();
    const other = { SESSION_SECRET: 'another-secret-that-somebody-made-up-0123456789' };
    await expect(start(other)).rejects.toThrow(/made with another session secret.*SESSION_SECRET_REPLACED=true/);
    await start();
    expect(await start({ ...other, SESSION_SECRET_REPLACED: 'true' })).toBe('secret-replaced');
    expect(await start(other)).toBe('as-before');
    await expect(start()).rejects.toThrow('made with another session secret');
    const written = JSON.stringify(await database.connection.select().from(installation));
    expect(written).not.toContain(other.SESSION_SECRET.slice(0, 8));
  });
});

describe('a database from before the marks', () => {
  let service: TestService;
  let statements: readonly string[];
  beforeAll(async () => {
    service = await createTestService();
    const file = (await readdir(migrationsFolder)).find((name) => name.endsWith('_installation.sql')) ?? '';
    const migration = await readFile(join(migrationsFolder, file), 'utf8');
    statements = migration.split('--> statement-breakpoint');
  });
  afterAll(() => service.close());

  const migrateAgain = async () => {
    const { connection } = service.context.ports.database;
    await connection.execute(sql`drop table installation`);
    for (const statement of statements) await connection.execute(sql.raw(statement));
    return (await connection.select({ isDemo: installation.isDemo }).from(installation)).map(({ isDemo }) => isDemo);
  };

  it('[C-security] is marked by its content: nobody, real people, samples', async () => {
    expect(await migrateAgain()).toEqual([]);
    await service.call('security/register', { firstname: 'Sara', lastname: 'Ahmadi', mobilenumber: '09141112233' });
    expect(await migrateAgain()).toEqual([false]);
    await seedDemo(service.context);
    expect(await migrateAgain()).toEqual([true]);
  });
});

describe('outside the demo', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await createTestService({ environment: { SITE_URL } });
    await seedDemo(service.context);
  });
  afterAll(() => service.close());

  it('[C-security] no sample’s password opens anything, wherever the rows came from', async () => {
    expect(sampleMobiles.length).toBeGreaterThan(10);
    for (const [index, mobile] of sampleMobiles.entries()) {
      const password = toPasswordDigest(mobile, SAMPLE_PASSWORD);
      expect(isSampleDigest(mobile, password)).toBe(true);
      const login = service.call(
        'security/login',
        { mobile, password },
        { facts: { ipAddress: `198.51.100.${index}` } },
      );
      await expect(login).rejects.toMatchObject({ key: 'invalid-login' });
    }
  });
});
