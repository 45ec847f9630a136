import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const PROGRAM = join(process.cwd(), 'lib/dev/program.mjs');

/** The terminal's output of `npm run <name> -- …`. */
export const runProgram = (
  name: 'operator' | 'deposit',
  given: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<string> =>
  promisify(execFile)(process.execPath, [PROGRAM, name, ...given], {
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', ...environment },
  }).then(
    ({ stdout }) => stdout,
    ({ stderr }: { stderr: string }) => stderr,
  );
