import { MessageNotSent, type SendOutcome } from './sending';

export interface SmsMessage {
  /** Eleven digits starting 09. */
  readonly mobile: string;
  readonly text: string;
  /** A one-time code, where the text carries one: providers send it by an approved template. */
  readonly code?: string;
}

export interface SmsPort {
  /** Throws SmsNotSent when the provider surely did not take it; a time-out is `unknown`, so that a code never goes out twice. */
  send(message: SmsMessage): Promise<SendOutcome>;
}

export class SmsNotSent extends MessageNotSent {
  override readonly name = 'SmsNotSent';
}
