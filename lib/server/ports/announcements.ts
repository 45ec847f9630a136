/** An announcement of one process of the site to the others on its database. */
export type Announcement =
  /** The rendered and cached parts of the catalogue are old. */
  | { readonly kind: 'catalogue-changed' }
  /** One session of a person or, without a sessionId, all that there were: their connections end. */
  | { readonly kind: 'sessions-ended'; readonly userId: string; readonly sessionId?: string }
  /** A message for clients of an embedded broker, of which every process has its own. */
  | { readonly kind: 'publication'; readonly topic: string; readonly payload: string };

/** Is called in every process for each announcement. It must not throw. */
export interface AnnouncementListener {
  hear(announcement: Announcement): void;
  /** The line was cut for a while: anything may have been announced meanwhile. */
  miss(): void;
}

/**
 * The line between the processes of one site. The announcer hears nothing of its own: it has acted on it already.
 * Delivery is not guaranteed: the database holds the truth, and a process that missed something asks there.
 */
export interface AnnouncementsPort {
  /**
   * Resolves when the others are told. While the line is cut a publication rejects with DatabaseUnavailable (the outbox
   * tries it again). Any other announcement is stored and sent once the line is back. Rejects one that is too large for
   * the line.
   */
  announce(announcement: Announcement): Promise<void>;
  /** Answers how to stop listening. */
  listen(listener: AnnouncementListener): () => void;
  close(): Promise<void>;
}
