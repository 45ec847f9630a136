import type { Clock } from '../ports/clock';
import type { DatabasePort } from '../ports/database';
import { DatabaseUnavailable } from '../ports/database-error';
import { StorageUnavailable, type StoragePort } from '../ports/storage';

/** Who can be made to be away by hand. The others refuse what is sent to a certain number, address or sum. */
export const OUTAGE_PARTNERS = ['database', 'storage'] as const;
export type OutagePartner = (typeof OUTAGE_PARTNERS)[number];

/** Whether a partner of the demo is away, so that everybody can look at what people see then. */
export interface Outages {
  /** From now on, until the time is over. Zero ends one. */
  begin(partner: OutagePartner, lastsMs: number): void;
  isAway(partner: OutagePartner): boolean;
}

export function createOutages(clock: Clock): Outages {
  const endsAtMs = new Map<OutagePartner, number>();
  return {
    begin: (partner, lastsMs) => void endsAtMs.set(partner, clock.now().getTime() + lastsMs),
    isAway: (partner) => clock.now().getTime() < (endsAtMs.get(partner) ?? 0),
  };
}

/** The storage, and StorageUnavailable for everything while it is made to be away. */
export function withStorageOutages(storage: StoragePort, outages: Outages): StoragePort {
  const reach = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (outages.isAway('storage')) throw new StorageUnavailable('the demo was asked for an outage of the storage');
    return work();
  };
  return {
    put: (...file) => reach(() => storage.put(...file)),
    find: (key) => reach(() => storage.find(key)),
    remove: (key) => reach(() => storage.remove(key)),
  };
}

/** The database, and DatabaseUnavailable for every statement and transaction that begins while it is made to be away. */
export function withDatabaseOutages(database: DatabasePort, outages: Outages): DatabasePort {
  const requireHere = () => {
    if (outages.isAway('database')) throw new DatabaseUnavailable('the demo was asked for an outage of the database');
  };
  return {
    ...database,
    connection: new Proxy(database.connection, {
      get: (connection, name, receiver) => {
        const member: unknown = Reflect.get(connection, name, receiver);
        if (typeof member !== 'function' || name === 'constructor') return member;
        return (...given: unknown[]): unknown => {
          requireHere();
          return member.apply(connection, given);
        };
      },
    }),
    transaction: async (work) => {
      requireHere();
      return database.transaction(work);
    },
  };
}
