/**
 * A start that cannot go on. The message is a sentence for the person at the terminal: what is wrong, and what to do.
 */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}
