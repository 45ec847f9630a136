import { MessageNotSent, type SendOutcome } from './sending';

/** One SMS to one mobile. */
export interface SmsMessage {
  /** Eleven digits starting 09. */
  readonly mobile: string;
  readonly text: string;
  /** A one-time code, where the text carries one: providers send it by an approved template. */
  readonly code?: string;
}

/** Sends SMS (BEHAVIOUR 10 and 12): by Kavenegar where it is configured, else into the outbox. */
export interface SmsPort {
  /**
   * Throws SmsNotSent when the provider surely did not take it; a time-out is `unknown`, so that a code never goes out
   * twice.
   */
  send(message: SmsMessage): Promise<SendOutcome>;
}

/** An SMS that surely went to nobody. */
export class SmsNotSent extends MessageNotSent {
  override readonly name = 'SmsNotSent';
}
