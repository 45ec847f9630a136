import { parseArgs, type ParseArgsConfig } from 'node:util';

import { StartProblem } from './start-problem';

/**
 * The options and the other words of a command line. Throws StartProblem, with how it is used, where it has an option
 * that is not known or without its value.
 */
export function readArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  given: readonly string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args: [...given], options, allowPositionals: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new StartProblem(`"${given.join(' ')}" is not understood: ${usage}.`);
  }
}
