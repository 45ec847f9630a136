import { openPorts as open, type OpenedPorts } from '@/lib/server/start/open-ports';
import type { DatabasePort, Transaction } from '@/lib/server/ports/database';
import { alerts } from '@/lib/server/schema';

/**
 * The server's own ports; its parent process hears the moment at which each transaction that wrote alerts was
 * committed.
 */
export async function openPorts(...given: Parameters<typeof open>): Promise<OpenedPorts> {
  const opened = await open(...given);
  return { ...opened, ports: { ...opened.ports, database: tellOfCommits(opened.ports.database) } };
}

function tellOfCommits(database: DatabasePort): DatabasePort {
  return {
    ...database,
    transaction: async (work) => {
      let hasAlerts = false;
      const result = await database.transaction((transaction) => {
        hasAlerts = false;
        watchInserts(transaction, (table) => (hasAlerts ||= table === alerts));
        return work(transaction);
      });
      // The machine's monotonic clock, which its processes share.
      if (hasAlerts) process.send?.({ committedAtMs: Number(process.hrtime.bigint()) / 1e6 });
      return result;
    },
  };
}

function watchInserts(transaction: Transaction, onInsert: (table: unknown) => void): void {
  const insert = transaction.insert.bind(transaction);
  transaction.insert = (table) => {
    onInsert(table);
    return insert(table);
  };
}
