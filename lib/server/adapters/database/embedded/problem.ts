/** The embedded database cannot be opened as it should be. The message is a sentence for the person at the terminal. */
export class EmbeddedDatabaseProblem extends Error {
  override readonly name: string = 'EmbeddedDatabaseProblem';
}
