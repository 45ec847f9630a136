/** A start that cannot go on. The message is a sentence for the person at the terminal: the fault and the remedy. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}
