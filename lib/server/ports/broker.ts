/** What a client needs to connect: short-lived, for the broker alone, good for reading its own topics (BEHAVIOUR 7). */
export interface BrokerCredentials {
  /** ws: or wss: address as the client reaches it. */
  readonly url: string;
  readonly clientId: string;
  readonly username: string;
  readonly password: string;
  readonly expiresAtMs: number;
}

export interface IssueCredentialsRequest {
  /** `[A-Za-z0-9_-]+`, always: an id of `+` would make a literal subscription a wildcard. */
  readonly userId: string;
  /** The session they belong to: ending it ends the connections. */
  readonly sessionId: string;
  readonly topics: readonly string[];
  readonly lifetimeMs: number;
  /** The site's own address as the person sees it, e.g. https://pelakfan.example */
  readonly siteUrl: string;
}

/** An MQTT broker. QoS 1, nothing retained. Delivery is not durable: the outbox in the database is the truth. */
export interface BrokerPort {
  publish(topic: string, payload: string): Promise<void>;
  issueCredentials(request: IssueCredentialsRequest): Promise<BrokerCredentials>;
  /** Ends the connections and credentials of a session, or of all of the user's when none is named. */
  revoke(userId: string, sessionId?: string): Promise<void>;
  close(): Promise<void>;
}
