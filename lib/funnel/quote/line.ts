/**
 * One line of a quote, in words of the price book: `key` and `params` name a text of
 * messages/<locale>/price-lines.json. A param whose name ends in `Rials` is money and is written in tomans; the other
 * numbers are plain. A text is the key of other words of that file.
 */
export interface QuoteLine {
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
  /** Negative where it takes something off. */
  readonly amountRials: number;
}
