import { findSqlState, STATEMENT_GONE } from '../../ports/database-error';

/** The product has about two hundred statements. The database keeps every one that it has a name for. */
const MOST_NAMES = 500;
/** Longer ones write many rows at once, which a start does and nobody after it. */
const LONGEST_TEXT = 5000;
/**
 * Errors of a statement that was prepared before a migration changed a column. 0A000 is another type of an answer,
 * 42804 and 42883 a parameter whose type was settled then. STATEMENT_GONE is the server's own code for one that it
 * forgot.
 */
const OUTDATED_STATES: readonly (string | null)[] = ['0A000', '42804', '42883', STATEMENT_GONE];

/** Names for statements that come again and again, so that the database parses and plans each once. */
export class StatementNames {
  private readonly known = new Map<string, { readonly number: number; isRepeated: boolean }>();
  private generation = 1;

  /** Undefined for a statement that is not prepared, the first coming of each among them. */
  toName(text: string): string | undefined {
    const found = this.known.get(text);
    if (found?.isRepeated) return this.write(found.number);
    if (found) found.isRepeated = true;
    else if (this.known.size < MOST_NAMES && text.length <= LONGEST_TEXT)
      this.known.set(text, { number: this.known.size + 1, isRepeated: false });
    return found && this.write(found.number);
  }

  /**
   * The error to throw for a failure of a statement that had been answered under this name before. An outdated
   * statement becomes STATEMENT_GONE, which is tried again (retry.ts). From then on every statement has another name
   * and is prepared anew; the old ones go with their connections.
   */
  toFailure(name: string, error: unknown): unknown {
    if (!OUTDATED_STATES.includes(findSqlState(error))) return error;
    // Many meet the same migration at once, and it counts once.
    if (name.startsWith(this.write(''))) this.generation += 1;
    return Object.assign(new Error('A prepared statement no longer fits its tables.', { cause: error }), {
      code: STATEMENT_GONE,
    });
  }

  private write(number: number | ''): string {
    return `statement_${this.generation}_${number}`;
  }
}
