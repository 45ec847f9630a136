/** Looks into recordings that people send. It trusts neither their names nor their headers. */
export interface AudioPort {
  /**
   * The recording's length in seconds, by its packets and not by its header. Null for a file that is no single sound,
   * or cannot be measured within time and memory.
   */
  measureSeconds(bytes: Uint8Array): Promise<number | null>;
}
