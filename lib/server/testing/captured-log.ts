import { pino, type Logger } from 'pino';

interface CapturedLog {
  readonly log: Logger;
  /** Every line that was logged, as it would stand in a file. */
  getText(): string;
}

/**
 * A real logger at its most talkative, into memory: what it has not, no file has.
 * Neither time nor process id: their digits would now and then hold those that a test looks for.
 */
export function captureLog(): CapturedLog {
  const lines: string[] = [];
  return {
    log: pino({ level: 'trace', base: null, timestamp: false }, { write: (line: string) => void lines.push(line) }),
    getText: () => lines.join(''),
  };
}
