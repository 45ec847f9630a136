import type { Logger } from 'pino';

import { createMailOutbox } from '../adapters/mail/outbox';
import { createSmtpMail } from '../adapters/mail/smtp';
import type { TestBank } from '../adapters/payment/test-bank';
import { createZarinpal } from '../adapters/payment/zarinpal';
import { createZibal } from '../adapters/payment/zibal';
import { createWebPush } from '../adapters/push/web-push';
import { createEstimatedRouting } from '../adapters/routing/estimated';
import { createOsrmRouting } from '../adapters/routing/osrm';
import { createKavenegar } from '../adapters/sms/kavenegar';
import { createSmsOutbox } from '../adapters/sms/outbox';
import type { Ports } from '../context';
import type { Clock } from '../ports/clock';
import type { DatabasePort } from '../ports/database';
import { findMailSender, type MailPort } from '../ports/mail';
import type { PaymentPort } from '../ports/payment';
import { createPaymentGateways, type PaymentGateways } from '../ports/payment-gateways';
import type { PushPort } from '../ports/push';
import type { RoutingPort } from '../ports/routing';
import type { SmsPort } from '../ports/sms';
import type { Configuration } from './configuration';
import { watchGateway, watchPartners } from './watch-partners';

interface Surroundings {
  readonly database: DatabasePort;
  readonly clock: Clock;
  readonly testBank: TestBank;
  /** Null outside the demo. */
  readonly pushOutbox: PushPort | null;
  readonly log: Logger;
}

/**
 * The bank, and what reaches people while they look at no page. Outside the demo a partner that is not configured is
 * absent.
 */
export function openPartners(
  configuration: Configuration,
  { database, clock, testBank, pushOutbox, log }: Surroundings,
): Pick<Ports, 'gateways' | 'sms' | 'mail' | 'push' | 'routing'> {
  const sending = {
    sms: openSms(configuration, database, clock, log),
    mail: openMail(configuration, database, clock, log),
    push: openPush(configuration) ?? pushOutbox,
  };
  return {
    gateways: openGateways(configuration, testBank, { log, clock }),
    routing: openRouting(configuration, { log, clock }),
    ...watchPartners(sending, { log, clock }),
  };
}

/** The test bank takes payments in the demo alone. Elsewhere it settles its earlier ones. */
function openGateways(
  configuration: Configuration,
  testBank: TestBank,
  watching: Pick<Surroundings, 'log' | 'clock'>,
): PaymentGateways {
  const { log } = watching;
  const onUnknown = (gatewayId: string) =>
    log.error(
      { gatewayId },
      'a payment was taken by a gateway that is not configured: it stays open until that gateway is configured again',
    );
  const real = listRealGateways(configuration, log);
  const { isEmbeddedDemo, PAYMENTS } = configuration;
  if (real.length === 0)
    return isEmbeddedDemo && PAYMENTS === undefined
      ? // What the demo's samples paid elsewhere is at the desk already.
        createPaymentGateways({ offered: [testBank] })
      : createPaymentGateways({ offered: [], settlingOnly: [testBank], onUnknown });
  return createPaymentGateways({
    offered: real.map((gateway) => watchGateway(gateway, watching)),
    settlingOnly: [testBank],
    onUnknown,
  });
}

/** Zarinpal comes first where both are configured: it can give money back. */
function listRealGateways(
  { ZARINPAL_MERCHANT_ID, ZARINPAL_SANDBOX, ZARINPAL_URL, ZIBAL_MERCHANT, ZIBAL_URL }: Configuration,
  log: Logger,
): PaymentPort[] {
  const onFault = (advice: string) => log.error(advice);
  const zarinpal =
    ZARINPAL_MERCHANT_ID === undefined
      ? []
      : createZarinpal({
          merchantId: ZARINPAL_MERCHANT_ID,
          isSandbox: ZARINPAL_SANDBOX,
          baseUrl: toBaseUrl(ZARINPAL_URL),
          onTerminalFault: onFault,
        });
  const zibal =
    ZIBAL_MERCHANT === undefined
      ? []
      : createZibal({ merchant: ZIBAL_MERCHANT, baseUrl: toBaseUrl(ZIBAL_URL), onAccountFault: onFault });
  return [zarinpal, zibal].flat();
}

const toBaseUrl = (address: string | undefined) => address?.replace(/\/+$/, '');

function openSms(
  { KAVENEGAR_API_KEY, KAVENEGAR_TEMPLATE, KAVENEGAR_URL, SMS, isEmbeddedDemo }: Configuration,
  database: DatabasePort,
  clock: Clock,
  log: Logger,
): SmsPort | null {
  if (KAVENEGAR_API_KEY === undefined)
    return isEmbeddedDemo && SMS === undefined ? createSmsOutbox(database, clock) : null;
  return createKavenegar({
    apiKey: KAVENEGAR_API_KEY,
    template: KAVENEGAR_TEMPLATE,
    baseUrl: toBaseUrl(KAVENEGAR_URL),
    onUnknown: (reason) => log.warn({ reason }, 'whether an SMS went out is not known'),
    onAccountFault: (advice) => log.error(advice),
  });
}

function openMail(
  { SMTP_URL, MAIL_FROM = '', MAILS, isEmbeddedDemo }: Configuration,
  database: DatabasePort,
  clock: Clock,
  log: Logger,
): MailPort | null {
  const sender = findMailSender(MAIL_FROM);
  if (SMTP_URL === undefined || sender === null)
    return isEmbeddedDemo && MAILS === undefined ? createMailOutbox(database, clock) : null;
  return createSmtpMail({
    url: SMTP_URL,
    sender,
    onUnknown: (reason) => log.warn({ reason }, 'whether a mail went out is not known'),
    onAccountFault: (advice) => log.error(advice),
  });
}

function openPush({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT }: Configuration): PushPort | null {
  if (VAPID_PUBLIC_KEY === undefined || VAPID_PRIVATE_KEY === undefined || VAPID_SUBJECT === undefined) return null;
  return createWebPush({ publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY, subject: VAPID_SUBJECT });
}

function openRouting({ ROUTING_URL }: Configuration, { log, clock }: Pick<Surroundings, 'log' | 'clock'>): RoutingPort {
  const baseUrl = toBaseUrl(ROUTING_URL);
  if (baseUrl === undefined) return createEstimatedRouting();
  const onFailure = (reason: string) => log.warn({ reason }, 'the routing service did not answer: ways are estimated');
  return createOsrmRouting({ baseUrl, clock, onFailure });
}
