/** A client's credentials: short-lived, for the broker alone, good for reading its own topics (BEHAVIOUR 7). */
export interface BrokerCredentials {
  /** ws: or wss: address as the client reaches it. */
  readonly url: string;
  readonly clientId: string;
  readonly username: string;
  readonly password: string;
  readonly expiresAtMs: number;
}

/** The owner of new credentials, and the topics that they read. */
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

/**
 * The broker cannot be used now: it is away, does not answer, or refused the request. Its message has no secret in it.
 */
export class BrokerUnavailable extends Error {
  override readonly name = 'BrokerUnavailable';
}

/** An MQTT broker. QoS 1, nothing retained. Delivery is not durable: the outbox in the database is the truth. */
export interface BrokerPort {
  /**
   * Rejects with BrokerUnavailable, within seconds, when the broker did not acknowledge: the message may have left or
   * not.
   */
  publish(topic: string, payload: string): Promise<void>;
  /** Rejects with BrokerUnavailable where credentials are made by a broker that is away. */
  issueCredentials(request: IssueCredentialsRequest): Promise<BrokerCredentials>;
  /**
   * Ends the connections and credentials of a session, or of all of the user's when none is named. Never rejects
   * because a broker is away: what could not be ended is ended when the broker is back.
   */
  revoke(userId: string, sessionId?: string): Promise<void>;
  /** Ends connections and credentials whose time is over. Adapters do it by themselves as well. */
  sweep(): Promise<void>;
  /** Whether a publication could leave now. */
  isConnected(): boolean;
  close(): Promise<void>;
}
