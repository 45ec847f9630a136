import type { Logger } from 'pino';

import type { ReadinessProblems } from './readiness';
import { readVersionText } from './version';

/** The interval at which a changed build is noticed while nobody asks for it. */
const LOOK_EVERY_MS = 5000;

interface OwnBuildOptions {
  readonly log: Logger;
  /** The text of the build's own file, null without one. */
  readonly readText?: () => string | null;
  readonly everyMs?: number;
}

export interface OwnBuild {
  /** A readiness that says `build` once the files which this process answers from are another build's. */
  guard(checkReadiness: () => Promise<ReadinessProblems>): () => Promise<ReadinessProblems>;
  stop(): void;
}

/**
 * Watches over the build that this process was started from. Pages are read from its files when they are first asked
 * for, so a build in the same folder breaks them. The process then says so in its log, once, and is not ready until it
 * is started again.
 */
export function watchOwnBuild({ log, readText = readVersionText, everyMs = LOOK_EVERY_MS }: OwnBuildOptions): OwnBuild {
  const mine = readText();
  let isChanged = false;
  const look = () => {
    if (isChanged || readText() === mine) return;
    isChanged = true;
    log.error(
      { folder: process.cwd() },
      'the build was changed under this process, whose pages may fail now: start it again, and build releases in a folder of their own',
    );
  };
  const timer = setInterval(look, everyMs).unref();
  return {
    guard: (checkReadiness) => async () => {
      const problems = await checkReadiness();
      look();
      return isChanged ? { ...problems, reasons: [...problems.reasons, 'build'] } : problems;
    },
    stop: () => clearInterval(timer),
  };
}
