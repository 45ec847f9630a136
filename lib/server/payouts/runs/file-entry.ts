/** What a file says of a payout. */
export interface FileEntry {
  readonly id: number;
  readonly amountRials: number;
  readonly sheba: string;
  readonly payee: string;
}
