/** The headings of the table, in its order. */
export const VARIABLE_PARTS = {
  site: 'The site',
  data: 'Data and secrets',
  partners: 'Partners',
  broker: 'The broker',
  api: 'Another host for the API',
  pages: 'What the pages show',
  watching: 'Watching it',
} as const;

export interface VariableWords {
  readonly part: keyof typeof VARIABLE_PARTS;
  /** A sentence or two for the engineer who runs the site. */
  readonly does: string;
  /** What holds while it is not set. Left out where the default value says it. */
  readonly without?: string;
  /** A value that the site accepts. Left out of secrets, which nobody may copy. */
  readonly example?: string;
}
