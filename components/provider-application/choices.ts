export interface NamedId {
  readonly id: number;
  readonly name: string;
}

/** What there is to choose from, in the page's language. */
export interface ApplicationChoices {
  readonly services: readonly NamedId[];
  readonly cities: readonly NamedId[];
}
