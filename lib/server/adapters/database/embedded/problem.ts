/** The embedded database cannot be opened as it should be. The message is a sentence for the person at the terminal. */
export class EmbeddedDatabaseProblem extends Error {
  override readonly name: string = 'EmbeddedDatabaseProblem';
}

/** The sentence about a database whose own files keep it from opening. */
export function toDamageSentence(directory: string, reason: string): string {
  return `The database in ${directory} cannot be opened (${reason.trim().replace(/\.$/, '')}): its files are damaged, or of another version. Put back a backup with npm run restore -- file --force, which keeps aside what is there now; to begin anew, set DATA_DIR to a new directory.`;
}
