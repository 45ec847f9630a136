import { notInArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import { GATEWAY_QUESTIONS_AT_ONCE } from '@/lib/domain/constants/timers';

import { defineBatch, type Batch, type BatchSearch } from '../batches';
import type { ServiceContext } from '../context';
import type { Executor } from '../ports/database';

const BATCH_SIZE = 20;

interface GatewayRow {
  readonly id: number;
  readonly gatewayId: string;
}

interface GatewaySearch extends BatchSearch {
  /** Leaves out the rows of gateways that are silent, by the column of the gateway's id. */
  readonly isAsked: (gatewayId: PgColumn) => SQL | undefined;
}

interface GatewayBatchDefinition<Row extends GatewayRow> {
  readonly name: string;
  readonly changes: PgColumn;
  readonly find: (search: GatewaySearch) => Promise<readonly Row[]>;
  /** Takes a due row until its next turn, so that one process alone asks about it. False where another has it. */
  readonly claim: (executor: Executor, row: Row, now: Date) => Promise<boolean>;
  /** The row is due again. */
  readonly giveBack: (executor: Executor, row: Row, now: Date) => Promise<unknown>;
  /** Asks the gateway outside any transaction, since it may take long, and writes the consequences. */
  readonly ask: (context: ServiceContext, row: Row, now: Date) => Promise<unknown>;
}

/**
 * A batch whose rows wait for a gateway's answer: a few are asked about at a time, and none of a gateway that is
 * silent.
 */
export function defineGatewayBatch<Row extends GatewayRow>(definition: GatewayBatchDefinition<Row>): Batch {
  const { name, changes, find, claim, giveBack, ask } = definition;
  return defineBatch<Row>({
    name,
    changes,
    limit: BATCH_SIZE,
    atOnce: GATEWAY_QUESTIONS_AT_ONCE,
    find: (search, { ports }) => {
      const silent = search.isRetry ? [] : ports.gateways.patience.listSilent(search.now);
      const isAsked = (gatewayId: PgColumn) => (silent.length === 0 ? undefined : notInArray(gatewayId, [...silent]));
      return find({ ...search, isAsked });
    },
    work: async (context, row, now) => {
      const { database, gateways, clock } = context.ports;
      if (gateways.patience.isSilent(row.gatewayId, clock.now())) return false;
      if (!(await claim(database.connection, row, now))) return false;
      try {
        await ask(context, row, now);
      } catch (error) {
        // From here on it is put off as a row that failed.
        await giveBack(database.connection, row, now).catch(() => undefined);
        throw error;
      }
      return true;
    },
  });
}
