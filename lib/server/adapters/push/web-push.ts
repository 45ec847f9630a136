import webPush from 'web-push';

import { PUSH_LIFETIME_SECONDS } from '@/lib/domain/constants/messages';

import { PushNotSent, type PushPort } from '../../ports/push';
import { PostFailure, post } from '../post-form';
import { isPushService } from './push-services';

const TIMEOUT_MS = 10_000;
const GONE: readonly number[] = [404, 410];
const TOO_MANY = 429;
const FIRST_SERVER_ERROR = 500;

interface WebPushOptions {
  readonly publicKey: string;
  readonly privateKey: string;
  /** The sender's contact for the services: `mailto:…` or `https://…`. */
  readonly subject: string;
  readonly timeoutMs?: number;
  /** Replaces the check of the browsers' own services. */
  readonly accepts?: (endpoint: string) => boolean;
}

/** RFC 8030 with VAPID (RFC 8292). Its errors contain no endpoint: it is a key to a person's screen. */
export function createWebPush({
  timeoutMs = TIMEOUT_MS,
  accepts = isPushService,
  ...vapidDetails
}: WebPushOptions): PushPort {
  return {
    publicKey: vapidDetails.publicKey,
    accepts,
    send: async ({ endpoint, p256dh, auth, text }) => {
      if (!accepts(endpoint)) throw new PushNotSent('the address is no push service’s', { isFinal: true });
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
        vapidDetails,
        TTL: PUSH_LIFETIME_SECONDS,
        urgency: 'high',
      });
      try {
        const { status } = await post(endpoint, { headers, body: body ?? '' }, timeoutMs);
        return toOutcome(status);
      } catch (error) {
        if (!(error instanceof PostFailure)) throw error;
        if (!error.isSent) throw new PushNotSent(`the push service cannot be reached: ${error.code}`);
        return 'unknown';
      }
    },
  };
}

function toOutcome(status: number): 'sent' | 'gone' {
  if (GONE.includes(status)) return 'gone';
  if (status >= 200 && status < 300) return 'sent';
  const isForNow = status === TOO_MANY || status >= FIRST_SERVER_ERROR;
  throw new PushNotSent(`the push service refused a message: HTTP ${status}`, { isFinal: !isForNow });
}
