import { MessageNotSent, type SendOutcome } from './sending';

/** A browser that asked to be told while no page is open, as it describes itself (Push API). */
export interface PushDevice {
  /** An address at the push service of the browser's maker. With it and the keys anybody can send to this browser. */
  readonly endpoint: string;
  /** The browser's public key, base64url of 65 bytes. */
  readonly p256dh: string;
  /** The browser's secret, base64url of 16 bytes. */
  readonly auth: string;
}

/** One notification for one browser. */
export interface PushMessage extends PushDevice {
  /** The text for its service worker; encrypted on the way. */
  readonly text: string;
}

/** Sends web push (BEHAVIOUR 10; row B-26) where VAPID keys are configured. */
export interface PushPort {
  /** The public key with which a browser subscribes, base64url. */
  readonly publicKey: string;
  /** Whether a browser's maker runs this address: nothing is sent anywhere else. */
  accepts(endpoint: string): boolean;
  /** `gone`: the browser does not want it any more. Throws PushNotSent when the service surely did not take it. */
  send(message: PushMessage): Promise<SendOutcome | 'gone'>;
}

/** A notification that surely went to nobody. */
export class PushNotSent extends MessageNotSent {
  override readonly name = 'PushNotSent';
}
