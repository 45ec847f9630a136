import { pino, type Logger } from 'pino';

interface CapturedLog {
  readonly log: Logger;
  /** Every line that was logged, as it would stand in a file. */
  getText(): string;
}

/** A real logger at its most talkative, into memory: what it has not, no file has. */
export function captureLog(): CapturedLog {
  const lines: string[] = [];
  return {
    log: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }),
    getText: () => lines.join(''),
  };
}
