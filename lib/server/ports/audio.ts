/** Looks into recordings that people send. It trusts neither their names nor their headers. */
export interface AudioPort {
  /**
   * How long it sounds, by its packets and not by what its header says. Null for what is no single sound, or cannot be
   * measured within time and memory.
   */
  measureSeconds(bytes: Uint8Array): Promise<number | null>;
}
