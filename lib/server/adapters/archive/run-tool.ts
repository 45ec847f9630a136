import { spawn } from 'node:child_process';
import { pipeline } from 'node:stream/promises';

import { BackupProblem } from '../../ports/database-archive';

interface ToolOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** The target of the tool's output. */
  readonly output?: NodeJS.WritableStream;
  /** A hint where to get the tool. */
  readonly hint: string;
}

/**
 * Runs another program to its end. Throws BackupProblem with its output when it fails, or with the hint when it is
 * missing.
 */
export async function runTool(
  command: string,
  args: readonly string[],
  { environment = {}, output, hint }: ToolOptions,
): Promise<void> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...environment } });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-2000)));
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
  const reading = output ? pipeline(child.stdout, output) : Promise.resolve(child.stdout.resume());
  const [code, read] = await Promise.allSettled([ended, reading]);
  if (code.status === 'rejected')
    throw new BackupProblem(`The program ${command} is needed and could not be run: ${hint}.`, { cause: code.reason });
  if (code.value !== 0) throw new BackupProblem(`${command} ended with ${code.value ?? 'a signal'}: ${said.trim()}`);
  if (read.status === 'rejected') throw read.reason;
}
