import { pino, type DestinationStream, type Logger } from 'pino';

import { toLoggedError } from './error-fields';
import { logLines } from './metrics';
import { CENSORED, createRedactor, redactedPaths } from './redaction';
import { findRequestScope } from './request-scope';

interface LogOptions {
  /** debug, info, warn, error or silent. */
  readonly level: string;
  /** Configured values that must never be read in a log. */
  readonly secrets: readonly string[];
  /** Standard output without it. */
  readonly destination?: DestinationStream;
}

/** One JSON object a line, with the id of the request it belongs to and nothing secret in it. */
export function createLog({ level, secrets, destination }: LogOptions): Logger {
  const redact = createRedactor(secrets);
  const options = {
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => toLoggedError(error) },
    redact: { paths: redactedPaths, censor: CENSORED },
    mixin: (_fields: object, levelNumber: number) => {
      logLines.inc({ level: pino.levels.labels[levelNumber] ?? 'unknown' });
      const scope = findRequestScope();
      return scope ? { requestId: scope.requestId } : {};
    },
    // The last one who sees a line: what got into a message, an address or a driver's error is taken out here.
    hooks: { streamWrite: redact },
  };
  return destination ? pino(options, destination) : pino(options);
}
