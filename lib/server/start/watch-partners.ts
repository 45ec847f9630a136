import type { Logger } from 'pino';

import type { OutgoingChannel } from '@/lib/contract/desk-enumerations';
import { MINUTE_MS } from '@/lib/domain/constants/time-units';

import type { Ports } from '../context';
import { partnerFailures, type Partner } from '../observability';
import type { Clock } from '../ports/clock';
import { GatewayUnavailable, type PaymentPort } from '../ports/payment';
import { MessageNotSent } from '../ports/sending';
import { StorageUnavailable, type StoragePort } from '../ports/storage';

interface PartnerWatch {
  readonly failed: (reason: string) => void;
  readonly worked: () => void;
}

type Watching = { readonly log: Logger; readonly clock: Clock };

/**
 * Counts each failure of a partner, and tells the log at the first of them, then once a minute, and when the partner
 * works again.
 */
function watchPartner(partner: Partner, { log, clock }: Watching): PartnerWatch {
  let toldAtMs: number | null = null;
  let untold = 0;
  return {
    failed: (reason) => {
      partnerFailures.inc({ partner });
      untold += 1;
      const nowMs = clock.now().getTime();
      if (toldAtMs !== null && nowMs - toldAtMs < MINUTE_MS) return;
      log.warn({ partner, reason, failures: untold }, 'a partner does not do what it is asked');
      toldAtMs = nowMs;
      untold = 0;
    },
    worked: () => {
      if (toldAtMs !== null) log.warn({ partner }, 'a partner works again');
      toldAtMs = null;
      untold = 0;
    },
  };
}

/**
 * The partners, with each failure of theirs counted and told. A refusal that is about one message, one card or one
 * number does not count.
 */
export function watchPartners<Watched extends Pick<Ports, OutgoingChannel>>(
  ports: Watched,
  watching: Watching,
): Watched {
  return {
    ...ports,
    sms: ports.sms && { ...ports.sms, send: watchSending(ports.sms.send, watchPartner('sms', watching)) },
    mail: ports.mail && { ...ports.mail, send: watchSending(ports.mail.send, watchPartner('mail', watching)) },
    push: ports.push && { ...ports.push, send: watchSending(ports.push.send, watchPartner('push', watching)) },
  };
}

function watchSending<Message, Outcome extends string>(
  send: (message: Message) => Promise<Outcome>,
  { failed, worked }: PartnerWatch,
): (message: Message) => Promise<Outcome> {
  return async (message) => {
    try {
      const outcome = await send(message);
      if (outcome === 'unknown') failed('it did not answer after it had the whole message');
      else worked();
      return outcome;
    } catch (error) {
      if (error instanceof MessageNotSent && error.isFinal) worked();
      else failed(toReason(error));
      throw error;
    }
  };
}

export function watchGateway(gateway: PaymentPort, watching: Watching): PaymentPort {
  const { failed, worked } = watchPartner('bank', watching);
  const watch = async <Answer>(work: Promise<Answer>, isSilent: (answer: Answer) => boolean = () => false) => {
    try {
      const answer = await work;
      if (isSilent(answer)) failed('it gave no answer that can be read');
      else worked();
      return answer;
    } catch (error) {
      if (error instanceof GatewayUnavailable) failed(error.message);
      throw error;
    }
  };
  return {
    ...gateway,
    request: (request) => watch(gateway.request(request)),
    verify: (authority, amountRials) =>
      watch(gateway.verify(authority, amountRials), (verdict) => !verdict.isPaid && verdict.reason === 'silent'),
    reverse: (authority) => watch(gateway.reverse(authority)),
  };
}

export function watchStorage(storage: StoragePort, watching: Watching): StoragePort {
  const { failed, worked } = watchPartner('storage', watching);
  const watch = async <Answer>(work: Promise<Answer>) => {
    try {
      const answer = await work;
      worked();
      return answer;
    } catch (error) {
      if (error instanceof StorageUnavailable) failed(error.message);
      throw error;
    }
  };
  return {
    put: (key, bytes, contentType) => watch(storage.put(key, bytes, contentType)),
    find: (key) => watch(storage.find(key)),
    remove: (key) => watch(storage.remove(key)),
  };
}

/** Their words name no key, number, address or text (ports/sending.ts); anything else is named by its kind alone. */
function toReason(error: unknown): string {
  if (error instanceof MessageNotSent) return error.message;
  return error instanceof Error ? error.name : 'unknown';
}
