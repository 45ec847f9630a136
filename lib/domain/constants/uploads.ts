// Numbers of files that people send.
/** Room for the part's own headers beside the file. */
export const MULTIPART_OVERHEAD_BYTES = 8_000;
export const UPLOAD_LIMITS = {
  imageBytes: 8_000_000,
  audioBytes: 8_000_000,
  audioSeconds: 120,
  /** A recorder that is told to end goes on for a moment, a busy phone's for longer. */
  audioGraceSeconds: 5,
  perPersonADay: 50,
  /** Photos by the link of an order's SMS: twice the number of one report, for photos that are taken back. */
  byProblemLinkADay: 20,
  /** A laboratory's sheet, as PDF. */
  documentBytes: 8_000_000,
} as const;
