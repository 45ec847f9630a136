/**
 * `unknown`: the whole message may have arrived, but no answer came that can be read. A second attempt may send it
 * twice.
 */
export type SendOutcome = 'sent' | 'unknown';

interface NotSentOptions {
  /** Sent again it would be refused again: a malformed address or number, a text that is too long. */
  readonly isFinal?: boolean;
}

/** The message surely went to nobody. Its words name no key, password, address, number, text or code. */
export abstract class MessageNotSent extends Error {
  readonly isFinal: boolean;

  constructor(message: string, { isFinal = false }: NotSentOptions = {}) {
    super(message);
    this.isFinal = isFinal;
  }
}
