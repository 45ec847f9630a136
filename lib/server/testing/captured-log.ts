import { pino, type Logger } from 'pino';

interface CapturedLog {
  readonly log: Logger;
  /** Every line that was logged, as it would stand in a file. */
  getText(): string;
}

/**
 * A real logger at its most talkative, into memory: a text that it lacks is in no file. Without time and process id,
 * whose digits would now and then match a searched text.
 */
export function captureLog(): CapturedLog {
  const lines: string[] = [];
  return {
    log: pino({ level: 'trace', base: null, timestamp: false }, { write: (line: string) => void lines.push(line) }),
    getText: () => lines.join(''),
  };
}
