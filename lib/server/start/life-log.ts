import { format, stripVTControlCharacters } from 'node:util';

import type { Logger } from 'pino';

import { countMigrations } from '../adapters/database/known-migrations';
import type { DatabasePort } from '../ports/database';
import type { Configuration } from './configuration';
import { readVersion } from './version';

/**
 * Lines of a process's life, told at every LOG_LEVEL where real people come. In the demo a person reads the terminal,
 * and they are lines like others.
 */
export function toLifeLog(log: Logger, { isEmbeddedDemo }: Pick<Configuration, 'isEmbeddedDemo'>): Logger {
  return isEmbeddedDemo || log.isLevelEnabled('info') ? log : log.child({}, { level: 'info' });
}

/** Logs the running program, and the names of its variables. */
export function tellStart(
  log: Logger,
  environment: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): void {
  const configured = known.filter((name) => environment[name]).toSorted();
  log.info({ version: readVersion(), node: process.version, configured }, 'a process of the site starts');
}

const ABSENCES = {
  PAYMENTS:
    'PAYMENTS=cash-and-wallet: nothing is paid or topped up at a bank; npm run deposit books what comes outside the site',
  SMS: 'SMS=none: nobody can register, get a new password or be told by SMS',
  MAILS: 'MAILS=none: no e-mail leaves, and what people write waits in the inboxes of the operators',
} as const;

/** Logs the partners that the site lacks, so that an operator finds it out before a customer does. */
export function tellAbsences(log: Logger, configuration: Pick<Configuration, keyof typeof ABSENCES>): void {
  for (const name of ['PAYMENTS', 'SMS', 'MAILS'] as const)
    if (configuration[name] !== undefined) log.warn(ABSENCES[name]);
}

/**
 * Turns the framework's prints on standard output, between lines that a program collects, into lines of the log.
 * Returns the function that gives the console back.
 */
export function takeConsole(log: Logger, taken: Pick<Console, 'log' | 'info' | 'debug'> = console): () => void {
  const before = { log: taken.log, info: taken.info, debug: taken.debug };
  const tell = (...said: unknown[]) =>
    log.info({ source: 'framework' }, stripVTControlCharacters(format(...said)).trim());
  Object.assign(taken, { log: tell, info: tell, debug: tell });
  return () => void Object.assign(taken, before);
}

/** Migrates, and tells how many migrations it took. */
export async function migrateTelling(database: DatabasePort, log: Logger): Promise<void> {
  const before = await countMigrations(database.connection);
  await database.migrate();
  const total = await countMigrations(database.connection);
  log.info({ applied: total - before, total }, 'the database has its migrations');
}
