import type { DeskRole } from '@/lib/contract/desk-enumerations';
import type { Locale } from '@/lib/i18n/locales';

import type { Configuration } from './start/configuration';
import type { AudioPort } from './ports/audio';
import type { BrokerPort } from './ports/broker';
import type { Clock } from './ports/clock';
import type { DatabasePort } from './ports/database';
import type { MailPort } from './ports/mail';
import type { PaymentGateways } from './ports/payment-gateways';
import type { PushPort } from './ports/push';
import type { RoutingPort } from './ports/routing';
import type { SmsPort } from './ports/sms';
import type { StoragePort } from './ports/storage';
import type { Logger } from 'pino';

/** The outer world, each part behind words of our own; app.ts builds them once a process. */
export interface Ports {
  readonly database: DatabasePort;
  readonly broker: BrokerPort;
  /** Null where no SMS provider is configured (SMS=none). */
  readonly sms: SmsPort | null;
  /** Null where no mail server is configured (MAILS=none). */
  readonly mail: MailPort | null;
  /** Null outside the demo where no VAPID keys are configured. */
  readonly push: PushPort | null;
  readonly gateways: PaymentGateways;
  readonly storage: StoragePort;
  readonly audio: AudioPort;
  readonly routing: RoutingPort;
  readonly clock: Clock;
}

/** The caller. `sessionId` is the hash under which the session is stored. */
export interface Actor {
  readonly userId: number;
  /** 4, 16 or 18 for the provider side, else null (SPEC 3). */
  readonly roleId: number | null;
  /** Their roles at the operators' desk (BEHAVIOUR 20); empty for everybody but operators. */
  readonly deskRoles: readonly DeskRole[];
  readonly sessionId: string;
  /** The time of the last typed password in this session; null before the first. */
  readonly passwordAt: Date | null;
  /** The operator who sees with this person's eyes; left out where the caller is the person. */
  readonly viewer?: Actor;
}

/** A handler's facts of the request besides its parsed input. */
export interface RequestFacts {
  readonly locale: Locale;
  /** The site's own address as the person sees it, without a slash at its end. */
  readonly siteUrl: string;
  readonly ipAddress: string;
  /** A random id this browser keeps in its own HttpOnly cookie; known devices are not locked out by strangers. */
  readonly deviceId: string;
  /** Sec-Fetch-Site is present: the caller is a page, so the token stays in the cookie. */
  readonly isBrowserPage: boolean;
  readonly idempotencyKey: string | null;
  readonly captchaResponse: string | null;
  /** The takhfifan token of the referral cookie (SPEC 1). */
  readonly referralToken: string | null;
  readonly requestId: string;
}

/** A handler's effects on the answer besides its result. */
export interface AnswerControls {
  /** Sets the sealed session cookie; null clears it. */
  setSession(
    session: {
      readonly token: string;
      readonly userId: number;
      readonly roleId: number | null;
      readonly isOperator: boolean;
      readonly expiresAtMs: number;
    } | null,
  ): void;
}

/** Background work that a handler may wake after its transaction (timers and relays poll anyway). */
export interface Signals {
  /** Alerts were written to the outbox: publish them now. */
  alertsPending(): void;
  /** SMS or e-mails were queued: send them now. */
  messagesPending(): void;
  /** An order takes bids: tell those who may bid now. */
  biddersPending(): void;
  /** The catalogue changed: purges the pages rendered from it. */
  catalogueChanged(): void;
}

/** Signals for a process without background work. */
export const NO_SIGNALS: Signals = {
  alertsPending: () => undefined,
  messagesPending: () => undefined,
  biddersPending: () => undefined,
  catalogueChanged: () => undefined,
};

/** The parts that answer a request, whether a marketplace runs in this process or elsewhere (MAIN_API_URL). */
export interface SiteContext {
  readonly ports: Pick<Ports, 'clock'>;
  readonly configuration: Configuration;
  readonly log: Logger;
}

/** The context of every handler and rule. */
export interface ServiceContext extends SiteContext {
  readonly ports: Ports;
  readonly signals: Signals;
}

export interface CallContext extends ServiceContext {
  readonly actor: Actor | null;
  /** The task that a signed link opens (BEHAVIOUR 1.9), when the caller came with one. */
  readonly linkedTaskId: number | null;
  readonly request: RequestFacts;
  readonly answer: AnswerControls;
}
