/** How long the fields of calls about certificates of income may be, in characters; for the browser as well. */
export const CERTIFICATE_LIMITS = { longestFile: 30_000, readerName: { shortest: 2, longest: 80 } } as const;
