import type { Logger } from 'pino';

import { isDatabaseUnavailable, toReason } from '../ports/database-error';

export interface OutageLog {
  /** Reports a failure. An outage of the database is logged once, any other failure each time. */
  failed(error: unknown): void;
  /** The work was done; told when an outage is over by that. */
  worked(): void;
}

/** A log for work that is tried every second: an outage of an hour is two lines, not thousands. */
export function createOutageLog(log: Logger, work: string): OutageLog {
  let isOut = false;
  return {
    failed: (error) => {
      if (!isDatabaseUnavailable(error)) return log.error({ err: error }, `${work} failed; it is tried again`);
      if (!isOut) log.warn({ reason: toReason(error) }, `the database is away: ${work} waits for it`);
      isOut = true;
    },
    worked: () => {
      if (isOut) log.warn(`the database is back: ${work} goes on`);
      isOut = false;
    },
  };
}
