export interface SmsMessage {
  /** Eleven digits starting 09. */
  readonly mobile: string;
  readonly text: string;
  /** A one-time code, where the text carries one: providers send it by an approved template. */
  readonly code?: string;
}

/** Throws SmsNotSent when the provider surely did not take it; a time-out counts as sent, so that a code never goes out twice. */
export interface SmsPort {
  send(message: SmsMessage): Promise<void>;
}

export class SmsNotSent extends Error {
  override readonly name = 'SmsNotSent';
}
