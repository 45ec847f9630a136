import { writeSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import { sql } from 'drizzle-orm';

import { openEmbeddedDatabase } from '../adapters/database/embedded';

/**
 * Commits one row after another, and says the number of each once it is told that it is committed; until it is killed.
 * Arguments: directory, bundle of the thread.
 */
const [directory = '', workerFile = ''] = process.argv.slice(2);
const database = await openEmbeddedDatabase(directory, { workerFile: pathToFileURL(workerFile) });
const { rows } = Object(await database.connection.execute(sql`select coalesce(max(number), 0) as last from kept`));
for (let number = Number(rows[0].last) + 1; ; number += 1) {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`insert into kept values (${number}, repeat('x', 2000))`);
    await transaction.execute(sql`update kept set note = 'newest' where number = ${number - 1}`);
  });
  writeSync(1, `${number}\n`);
  if (number % 20 === 0) await database.connection.execute(sql`checkpoint`);
}
