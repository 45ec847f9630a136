import { getTableName } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';

import * as schema from '../schema';
import { listStatements } from '../testing/listed-statements';
import { aPersonWithData } from '../testing/person-with-data';
import { useMarket } from '../testing/use-market';
import { collectPersonalData } from './collect';
import { eraseAccount } from './erase';
import { ERASED_ROWS } from './erase-rows';
import { HELD } from './of-person';

const READS = /(?:from|join) "(\w+)"/g;
const WRITES = /(?:delete from|update) "(\w+)"/g;

const toNames = (rows: readonly { readonly table: PgTable }[]) => rows.map(({ table }) => getTableName(table)).sort();
const hold = new Set(toNames(HELD));

/** The tables of persons that the statements name. */
const listNamed = (statements: readonly string[], pattern: RegExp) =>
  [...new Set(statements.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)))]
    .filter((name) => hold.has(name))
    .sort();

const service = useMarket();

describe('each table’s data of a person', () => {
  /** A person who orders, works and has applied to work. */
  const aPersonOfEverySide = async () => {
    const { userId } = (await aPersonWithData(service)).person;
    const { connection } = service.context.ports.database;
    const now = service.clock.now();
    await connection.insert(schema.providers).values({
      userId,
      merchantId: userId,
      merchantName: 'A firm',
      workerCode: `PF${userId}`,
      gender: 'female',
      status: 'active',
      registeredAt: now,
    });
    await connection.insert(schema.providerApplications).values({
      userId,
      state: 'approved',
      firstName: 'Nika',
      lastName: 'Salehi',
      createdAt: now,
      updatedAt: now,
    });
    return userId;
  };

  it('is in the download, from exactly the collected tables', async () => {
    const userId = await aPersonOfEverySide();
    const { database } = service.context.ports;
    const statements = await listStatements(database, () =>
      collectPersonalData(database.connection, userId, 'en', service.clock.now()),
    );
    expect(listNamed(statements, READS)).toEqual(toNames(HELD.filter(({ collected }) => collected === 'collected')));
  });

  it('is deleted by an erasure, from exactly the erased tables', async () => {
    const userId = await aPersonOfEverySide();
    const { database } = service.context.ports;
    const statements = await listStatements(database, () =>
      database.transaction((transaction) => eraseAccount(transaction, userId, service.clock.now())),
    );
    const inBooks = new Set(toNames(HELD.filter(({ erased }) => erased === 'stays in the books')));
    const written = listNamed(statements, WRITES).filter((name) => !inBooks.has(name));
    expect(written).toEqual(
      toNames(HELD.filter(({ erased }) => typeof erased === 'object' || erased === 'by erase.ts')),
    );
  });

  it('is emptied to values that say nothing', () => {
    const values = ERASED_ROWS.flatMap(({ steps }) =>
      steps.flatMap((step) => ('emptied' in step ? Object.values(step.emptied) : [])),
    );
    const nothing = ['""', 'null', '0', 'false', '[]', '{}'];
    expect(values.filter((value) => !nothing.includes(JSON.stringify(value)))).toEqual([]);
    expect(values.length).toBeGreaterThan(50);
  });

  it('goes with another row where the database deletes it with that one', () => {
    const cascading = HELD.filter(({ table }) =>
      getTableConfig(table).foreignKeys.some(({ onDelete }) => onDelete === 'cascade'),
    );
    const withOthers = HELD.filter(({ erased }) => erased === 'with another row');
    expect(toNames(cascading)).toEqual(expect.arrayContaining(toNames(withOthers)));
  });
});
