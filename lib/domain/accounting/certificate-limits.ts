/** Characters of the fields in calls about certificates of income; for the browser as well. */
export const CERTIFICATE_LIMITS = { longestFile: 30_000, readerName: { shortest: 2, longest: 80 } } as const;
