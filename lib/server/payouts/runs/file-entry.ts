/** A payout's entry in a file. */
export interface FileEntry {
  readonly id: number;
  readonly amountRials: number;
  readonly sheba: string;
  readonly payee: string;
}
