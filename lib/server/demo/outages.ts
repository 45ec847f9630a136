import type { Duplex } from 'node:stream';

import type { EmbeddedBroker } from '../adapters/broker/embedded';
import { BrokerUnavailable } from '../ports/broker';
import type { Clock } from '../ports/clock';
import type { DatabasePort } from '../ports/database';
import { DatabaseUnavailable } from '../ports/database-error';
import { StorageUnavailable, type StoragePort } from '../ports/storage';

/** The partners that a person can take away. The others refuse a certain number, address or sum. */
export const OUTAGE_PARTNERS = ['database', 'storage', 'broker'] as const;
export type OutagePartner = (typeof OUTAGE_PARTNERS)[number];

/** Partners of the demo that somebody has taken away, to look at the pages of an outage. */
export interface Outages {
  /** Begins an outage for `lastsMs`. Zero ends one. */
  begin(partner: OutagePartner, lastsMs: number): void;
  isAway(partner: OutagePartner): boolean;
  /** Runs `act` whenever an outage of the partner begins. */
  onBegin(partner: OutagePartner, act: () => void): void;
}

export function createOutages(clock: Clock): Outages {
  const endsAtMs = new Map<OutagePartner, number>();
  const listeners: { readonly partner: OutagePartner; readonly act: () => void }[] = [];
  return {
    begin: (partner, lastsMs) => {
      endsAtMs.set(partner, clock.now().getTime() + lastsMs);
      if (lastsMs > 0) for (const listener of listeners) if (listener.partner === partner) listener.act();
    },
    isAway: (partner) => clock.now().getTime() < (endsAtMs.get(partner) ?? 0),
    onBegin: (partner, act) => void listeners.push({ partner, act }),
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

/**
 * The database, and DatabaseUnavailable for every statement and transaction that begins while it is made to be away.
 */
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

/**
 * The embedded broker. While an outage lasts it has no connection, accepts none, and rejects every publication with
 * BrokerUnavailable.
 */
export function withBrokerOutages(broker: EmbeddedBroker, outages: Outages): EmbeddedBroker {
  const streams = new Set<Duplex>();
  outages.onBegin('broker', () => {
    for (const stream of streams) stream.destroy();
  });
  return {
    ...broker,
    accept: (stream, ...rest) => {
      if (outages.isAway('broker')) return void stream.destroy();
      streams.add(stream);
      stream.once('close', () => streams.delete(stream));
      broker.accept(stream, ...rest);
    },
    publish: async (topic, payload) => {
      if (outages.isAway('broker')) throw new BrokerUnavailable('the demo was asked for an outage of the broker');
      await broker.publish(topic, payload);
    },
    isConnected: () => broker.isConnected() && !outages.isAway('broker'),
  };
}
