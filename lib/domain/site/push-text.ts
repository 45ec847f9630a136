/** A notification's text for the service worker, as JSON. */
export interface PushText {
  readonly title: string;
  /** A page of this site, without the language. */
  readonly path: string;
  /** The reader's language. */
  readonly locale: string;
}
