import { z } from 'zod';

import type { APP_DOWNLOAD_VARIABLES } from '@/lib/domain/site/app-paths';
import { isTaxMemoryId } from '@/lib/domain/accounting/tax-number';
import { toTaxServiceIds } from '@/lib/domain/accounting/tax-service-ids';
import { toSheba } from '@/lib/domain/person/sheba';
import { readAnsweringHours } from '@/lib/domain/site/answering-hours';

import { findMailSender, isMailAddress } from '../ports/mail';

export const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;
const MOST_PORTS = 65_535;
const PHONE = /^\+?\d[\d -]{2,18}$/;
/** A host of a list, or a pattern of hosts. */
const HOST_PATTERN = /^[\w*.-]+(:\d+)?$/;

const text = z.string().min(1).optional();
const numberBetween = (least: number, most: number) => {
  const sentence = `it has to be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d+$/, sentence)
    .transform(Number)
    .pipe(z.number().min(least, sentence).max(most, sentence));
};
const isTrue = z.stringbool({ error: 'it has to be true or false' }).default(false);
const atLeast = (letters: number, command: string) =>
  z.string().min(letters, `it has to be at least ${letters} random characters, for example of ${command}`);
const address = (protocol: RegExp, sentence: string) => z.url({ protocol, error: sentence });
const webAddress = address(/^https?$/, 'it has to be https://host, or http://host').optional();
const ownPage = address(/^https$/, 'it has to be the https:// address of a page').optional();
/** The address of a relay or a stand-in. A key goes there, so it is encrypted unless it stays on this computer. */
const partnerAddress = address(/^https?$/, 'it has to be https://host')
  .refine(
    (given) => !given.startsWith('http:') || LOOPBACK_HOST.test(new URL(given).hostname),
    'it has to be https://host, for a key goes there; http:// is for this computer alone',
  )
  .optional();

function isBareOrigin(given: string): boolean {
  const { pathname, search, hash, username, password } = new URL(given);
  return pathname === '/' && [search, hash, username, password].every((part) => part === '');
}

function isTilesAddress(given: string): boolean {
  const isWhole = ['{z}', '{x}', '{y}'].every((part) => given.includes(part));
  return isWhole && URL.canParse(given.replace(/[{}]/g, '')) && /^https?:\/\//.test(given);
}

/**
 * The operator's details in the footer and on the contact page; unset ones are not shown (BEHAVIOUR 12).
 * lib/client/contact-details.ts reads them for the pages.
 */
const contactVariables = {
  CONTACT_PHONES: z
    .string()
    .refine(
      (given) => given.split(',').every((phone) => PHONE.test(phone.trim())),
      'it has to be phone numbers with commas in between: +98 21 1234 5678, 02112345678',
    )
    .optional(),
  CONTACT_EMAIL: z.string().refine(isMailAddress, 'it has to be one e-mail address').optional(),
  CONTACT_HOURS: z
    .string()
    .refine(
      (given) => readAnsweringHours(given) !== null,
      'it has to be weekdays from Saturday on with whole hours: sat-wed 9-18, thu 9-13',
    )
    .optional(),
  CONTACT_ADDRESS: text,
  CONTACT_ADDRESS_EN: text,
  SOCIAL_INSTAGRAM: ownPage,
  SOCIAL_TELEGRAM: ownPage,
  SOCIAL_WHATSAPP: ownPage,
  SOCIAL_LINKEDIN: ownPage,
  SOCIAL_APARAT: ownPage,
  BLOG_URL: ownPage,
  TRUST_ENAMAD_URL: ownPage,
  TRUST_SAMANDEHI_URL: ownPage,
};

/** The app's addresses; unset ones are not shown. lib/client/app-downloads.ts reads them for the pages. */
const appVariables = {
  APP_APK_URL: ownPage,
  APP_BAZAAR_URL: ownPage,
  APP_MYKET_URL: ownPage,
  APP_GOOGLE_PLAY_URL: ownPage,
  APP_STORE_URL: ownPage,
} satisfies Record<(typeof APP_DOWNLOAD_VARIABLES)[keyof typeof APP_DOWNLOAD_VARIABLES], typeof ownPage>;

/**
 * A partner's own settings, or the word that the site has none. A login shell has a MAIL of its own, so ours is MAILS.
 */
const partnerVariables = {
  PAYMENTS: z.enum(['cash-and-wallet'], 'it has to be cash-and-wallet, for a site without a bank').optional(),
  SMS: z.enum(['none'], 'it has to be none, for a site without SMS').optional(),
  MAILS: z.enum(['none'], 'it has to be none, for a site without e-mail').optional(),
  KAVENEGAR_API_KEY: text,
  KAVENEGAR_TEMPLATE: text,
  KAVENEGAR_URL: partnerAddress,
  ROUTING_URL: webAddress,
  SMS_INBOUND_SECRET: z
    .string()
    .regex(/^[\w-]{32,}$/, 'it has to be at least 32 letters, digits, - or _, for it stands in an address')
    .optional(),
  ZARINPAL_MERCHANT_ID: z
    .uuid('it has to be the terminal’s id, 36 letters such as 1344b5d4-0048-11e8-94db-005056a205be')
    .optional(),
  ZARINPAL_SANDBOX: isTrue,
  ZARINPAL_URL: partnerAddress,
  ZIBAL_MERCHANT: z
    .string()
    .regex(/^[a-zA-Z\d]{4,64}$/, 'it has to be the merchant’s id of Zibal’s panel, of letters and digits')
    .optional(),
  ZIBAL_URL: partnerAddress,
  PAYOUT_SHEBA: z
    .string()
    .refine((given) => toSheba(given) === given, 'it has to be a Sheba: IR and 24 digits, without spaces')
    .optional(),
  TAX_MEMORY_ID: z
    .string()
    .refine(isTaxMemoryId, 'it has to be the six letters and digits that the tax office gave')
    .optional(),
  TAX_SERVICE_IDS: z
    .string()
    .refine(
      (given) => toTaxServiceIds(given) !== null,
      'it has to be kinds with the 13 digits of each: cleaning=2330001234567,commission=2330007654321',
    )
    .optional(),
  TAX_ECONOMIC_CODE: z
    .string()
    .regex(/^\d{11,14}$/, 'it has to be the 11 to 14 digits of the economic code')
    .optional(),
  S3_ENDPOINT: webAddress,
  S3_REGION: text,
  S3_BUCKET: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  SMTP_URL: address(/^smtps?$/, 'it has to be smtp://user:password@host:587 or smtps://…').optional(),
  MAIL_FROM: z
    .string()
    .refine(
      (given) => findMailSender(given) !== null,
      'it has to be an address, or a name with one: Pelakfan <no-reply@example.ir>',
    )
    .optional(),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, 'it has to be 65 bytes in base64url, 87 letters')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'it has to be 32 bytes in base64url, 43 letters')
    .optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/, 'it has to be mailto:… or https://…')
    .optional(),
};

const brokerVariables = {
  MQTT_URL: address(
    /^(mqtt|ws)s?$/,
    'it has to be mqtts://host, mqtt://host, wss://host/path or ws://host/path',
  ).optional(),
  MQTT_PUBLIC_URL: address(
    /^wss?$/,
    'it has to be wss://host/path, or ws:// where the site itself is http:',
  ).optional(),
  MQTT_CREDENTIALS: z
    .enum(['jwt', 'dynamic-security', 'rabbitmq'], 'it has to be jwt, dynamic-security or rabbitmq')
    .optional(),
  MQTT_MANAGEMENT_URL: webAddress,
  MQTT_JWT_SECRET: atLeast(32, 'openssl rand -hex 32').optional(),
};

/** Every variable that the site reads, each with the sentence for a value that it does not take. */
export const variables = z.object({
  PORT: numberBetween(0, MOST_PORTS).default(3000),
  HOST: text,
  SITE_URL: address(/^https?$/, 'it has to be https://host, or http://host')
    .refine(isBareOrigin, {
      error:
        'it has to be https://host alone: the site lies at the root of its host, without a path, a query or a user',
      when: ({ issues }) => issues.length === 0,
    })
    .optional(),
  TRUSTED_PROXIES: numberBetween(0, 10).default(0),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: address(/^postgres(ql)?$/, 'it has to be postgresql://user:password@host:5432/database').optional(),
  ...brokerVariables,
  ...partnerVariables,
  MAIN_API_URL: webAddress,
  FILE_API_URL: webAddress,
  PAYMENT_API_URL: webAddress,
  NOINDEX_HOSTS: z
    .string()
    .refine(
      (given) => given.split(',').every((host) => HOST_PATTERN.test(host.trim())),
      'it has to be hosts with commas in between: provider.*, front.example.ir',
    )
    .default('provider.*,pelakman.*,front.*'),
  SERVICE_WORKER: z.enum(['on', 'off'], 'it has to be on or off').default('on'),
  MAP_TILES_URL: z
    .string()
    .refine(isTilesAddress, 'it has to be https://host/{z}/{x}/{y}.png, with all three in braces')
    .optional(),
  MAP_TILES_ATTRIBUTION: text,
  ...contactVariables,
  ...appVariables,
  SESSION_SECRET: atLeast(32, 'openssl rand -hex 32').optional(),
  SESSION_SECRET_REPLACED: isTrue,
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error'], 'it has to be debug, info, warn or error').default('warn'),
  METRICS_PORT: numberBetween(0, MOST_PORTS).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_TOKEN: atLeast(16, 'openssl rand -hex 16').optional(),
  DRAIN_SECONDS: numberBetween(0, 300).default(0),
  TEST_CLOCK: isTrue,
});
