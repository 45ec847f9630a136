import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { DatabasePort } from '../ports/database';

const NAME = 'poison_of_a_test';

const toSnakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The table and the name of a column as the database has them. */
export function toDatabaseNames({ table, ...column }: PgColumn): { readonly table: string; readonly column: string } {
  const [key = column.name] =
    Object.entries(getTableColumns(table)).find(([, entry]) => entry.name === column.name) ?? [];
  return { table: getTableName(table), column: toSnakeCase(key) };
}

/**
 * The database refuses every change of these rows until `heal`. Most fail as a fault of their own, every eighth as a
 * statement that took too long, which looks like a database that is away.
 */
export async function poisonRows(database: DatabasePort, idColumn: PgColumn, ids: readonly number[]) {
  const { table, column } = toDatabaseNames(idColumn);
  const run = (text: string) => database.connection.execute(sql.raw(text));
  await run(`
    CREATE FUNCTION ${NAME}() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE row_id integer := (to_jsonb(CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END) ->> '${column}')::integer;
    BEGIN
      IF row_id = ANY (ARRAY[${ids.join(', ')}]) THEN
        IF row_id % 8 <> 0 THEN RAISE EXCEPTION 'poisoned'; END IF;
        RAISE EXCEPTION 'poisoned, slowly' USING ERRCODE = '57014';
      END IF;
      RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
    END $$`);
  await run(
    `CREATE TRIGGER ${NAME} BEFORE INSERT OR UPDATE OR DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION ${NAME}()`,
  );
  return { heal: () => run(`DROP FUNCTION ${NAME} CASCADE`) };
}
