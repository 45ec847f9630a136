import { openPostgresql } from '../adapters/database/postgresql';
import type { DatabasePort } from '../ports/database';
import { createServerDatabase, type ServerDatabase } from './database';
import { startPartners, type PartnerHosts } from './partners';
import { startSite, type TestSite } from './site';
import { meetPeople, type SitePeople } from './site-people';
import { toLate, useOpened } from './use-market';

interface TwoSites {
  readonly own: ServerDatabase;
  readonly partners: PartnerHosts;
  readonly database: DatabasePort;
  readonly people: SitePeople;
  readonly one: TestSite;
  readonly other: TestSite;
}

/** Two processes on one database of the PostgreSQL server at `url`, for a `describe`. */
export function useTwoSites(url: string): TwoSites {
  const opened = useOpened(
    () => openTwoSites(url),
    async ({ one, other, database, own, partners }) => {
      await Promise.all([one.close(), other.close()]);
      await database.close();
      await own.drop();
      await partners.close();
    },
  );
  return {
    own: toLate(() => opened.own),
    partners: toLate(() => opened.partners),
    database: toLate(() => opened.database),
    people: toLate(() => opened.people),
    one: toLate(() => opened.one),
    other: toLate(() => opened.other),
  };
}

async function openTwoSites(url: string): Promise<TwoSites> {
  const own = await createServerDatabase(url);
  const partners = await startPartners();
  const environment = { DATABASE_URL: own.url, ...partners.environment };
  // Both at once: each finds an empty database.
  const [one, other] = await Promise.all([startSite(environment), startSite(environment)]);
  const database = await openPostgresql(own.url);
  return { own, partners, database, people: meetPeople(database, partners), one, other };
}
