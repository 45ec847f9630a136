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
  /** The effect while it is not set. Left out where the default value says it. */
  readonly without?: string;
  /** A value that the site accepts. Left out of secrets, which nobody may copy. */
  readonly example?: string;
}

export const addressOf = (partner: string): VariableWords => ({
  part: 'partners',
  does: `Another address of ${partner}, for a relay or a rehearsal. \`http://\` is accepted for this computer alone.`,
  without: `${partner}’s own.`,
  example: 'http://127.0.0.1:8090',
});
export const contact = { part: 'pages', without: 'Not shown.' } as const;
export const pageOf = (name: string, example: string): VariableWords => ({
  ...contact,
  does: `Our ${name}, in the footer.`,
  example,
});
export const appAt = (place: string, example: string): VariableWords => ({
  part: 'pages',
  does: `The app ${place}.`,
  without: 'Not shown; `/web-app/` says how to install the site itself.',
  example,
});
