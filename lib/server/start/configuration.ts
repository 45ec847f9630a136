import { z } from 'zod';

import type { APP_DOWNLOAD_VARIABLES } from '@/lib/domain/app-paths';

import { findMailSender, isMailAddress } from '../ports/mail';
import { findBrokerProblem } from './broker-settings';

const optionalUrl = z.url().optional();
const defaultNoindexHosts = 'provider.*,pelakman.*,front.*';

/** Their values, or parts of them, are secrets: a message names them and no more. */
const secretNames: readonly string[] = [
  'SESSION_SECRET',
  'DATABASE_URL',
  'MQTT_URL',
  'MQTT_PUBLIC_URL',
  'MQTT_JWT_SECRET',
  'KAVENEGAR_API_KEY',
  'SMS_INBOUND_SECRET',
  'ZARINPAL_MERCHANT_ID',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'VAPID_PRIVATE_KEY',
  'METRICS_TOKEN',
];

const ownPage = z.url({ protocol: /^https$/, error: 'it has to be the https:// address of a page' }).optional();
const PHONE = /^\+?\d[\d -]{2,18}$/;

/** What the footer and the contact page show of the operator; what is not set is not shown (BEHAVIOUR 12). lib/client/contact-details.ts reads it for the pages. */
const contactVariables = {
  CONTACT_PHONES: z
    .string()
    .refine(
      (text) => text.split(',').every((phone) => PHONE.test(phone.trim())),
      'it has to be phone numbers with commas in between: +98 21 1234 5678, 02112345678',
    )
    .optional(),
  CONTACT_EMAIL: z.string().refine(isMailAddress, 'it has to be one e-mail address').optional(),
  CONTACT_ADDRESS: z.string().min(1).optional(),
  CONTACT_ADDRESS_EN: z.string().min(1).optional(),
  SOCIAL_INSTAGRAM: ownPage,
  SOCIAL_TELEGRAM: ownPage,
  SOCIAL_WHATSAPP: ownPage,
  SOCIAL_LINKEDIN: ownPage,
  SOCIAL_APARAT: ownPage,
  BLOG_URL: ownPage,
  TRUST_ENAMAD_URL: ownPage,
  TRUST_SAMANDEHI_URL: ownPage,
};

/** Where the app is to be had; what is not set is not shown. lib/client/app-downloads.ts reads it for the pages. */
const appVariables = {
  APP_APK_URL: ownPage,
  APP_BAZAAR_URL: ownPage,
  APP_MYKET_URL: ownPage,
  APP_GOOGLE_PLAY_URL: ownPage,
  APP_STORE_URL: ownPage,
} satisfies Record<(typeof APP_DOWNLOAD_VARIABLES)[keyof typeof APP_DOWNLOAD_VARIABLES], typeof ownPage>;

const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;

/** What reaches real people, or keeps what is theirs. With any of them the marketplace is no demo. */
const realVariables = [
  'DATABASE_URL',
  'KAVENEGAR_API_KEY',
  'ZARINPAL_MERCHANT_ID',
  'SMTP_URL',
  'S3_ENDPOINT',
  'MQTT_URL',
  'MAIN_API_URL',
  'FILE_API_URL',
  'PAYMENT_API_URL',
] as const;

const variables = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).optional(),
  SITE_URL: z.url({ protocol: /^https?$/, error: 'it has to be https://host, or http://host' }).optional(),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: optionalUrl,
  MQTT_URL: z
    .url({
      protocol: /^(mqtt|ws)s?$/,
      error: 'it has to be mqtts://host, mqtt://host, wss://host/path or ws://host/path',
    })
    .optional(),
  MQTT_PUBLIC_URL: z
    .url({ protocol: /^wss?$/, error: 'it has to be wss://host/path, or ws:// where the site itself is http:' })
    .optional(),
  MQTT_CREDENTIALS: z
    .enum(['jwt', 'dynamic-security', 'rabbitmq'], 'it has to be jwt, dynamic-security or rabbitmq')
    .optional(),
  MQTT_MANAGEMENT_URL: optionalUrl,
  MQTT_JWT_SECRET: z.string().min(32).optional(),
  KAVENEGAR_API_KEY: z.string().min(1).optional(),
  KAVENEGAR_TEMPLATE: z.string().min(1).optional(),
  SMS_INBOUND_SECRET: z
    .string()
    .regex(/^[\w-]{32,}$/, 'it has to be at least 32 letters, digits, - or _, for it stands in an address')
    .optional(),
  ZARINPAL_MERCHANT_ID: z.uuid().optional(),
  ZARINPAL_SANDBOX: z.stringbool().default(false),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'it has to be smtp://user:password@host:587 or smtps://…' })
    .optional(),
  MAIL_FROM: z
    .string()
    .refine(
      (text) => findMailSender(text) !== null,
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
  MAIN_API_URL: optionalUrl,
  FILE_API_URL: optionalUrl,
  PAYMENT_API_URL: optionalUrl,
  NOINDEX_HOSTS: z.string().default(defaultNoindexHosts),
  SERVICE_WORKER: z.enum(['on', 'off'], 'it has to be on or off').default('on'),
  MAP_TILES_URL: z.string().min(1).optional(),
  MAP_TILES_ATTRIBUTION: z.string().min(1).optional(),
  ...contactVariables,
  ...appVariables,
  SESSION_SECRET: z.string().min(32).optional(),
  SESSION_SECRET_REPLACED: z.stringbool().default(false),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('warn'),
  METRICS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_TOKEN: z.string().min(16).optional(),
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(0),
  TEST_CLOCK: z.stringbool().default(false),
});

export type Configuration = z.infer<typeof variables> & {
  /** Nothing real is configured, and nobody but this computer reaches it: samples, the SMS outbox and the test bank exist only here. */
  readonly isEmbeddedDemo: boolean;
  /** The names of the variables that make it real; empty in the demo. */
  readonly realVariables: readonly string[];
};

export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** Reads and validates the environment, once, at start. Throws ConfigurationError with one sentence a wrong value. */
export function readConfiguration(environment: Readonly<Record<string, string | undefined>>): Configuration {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => {
      const name = issue.path.join('.');
      const value = secretNames.includes(name) ? 'not valid' : `"${given[name] ?? ''}"`;
      return `${name} is ${value}: ${issue.message}. Correct it or remove it from the environment.`;
    });
    throw new ConfigurationError(problems.join('\n'));
  }
  const configuration = parsed.data;
  requireFittingValues(configuration);
  const real = listRealVariables(configuration);
  if (real.length > 0 && configuration.SITE_URL === undefined) {
    throw new ConfigurationError(
      `${real.join(', ')} set but not SITE_URL: the links of messages and the way back from the bank are made from it, never from what a visitor sends. Set it to the site’s public address, https://….`,
    );
  }
  return { ...configuration, isEmbeddedDemo: real.length === 0, realVariables: real };
}

/** Throws ConfigurationError where values that are good each by itself do not go together. */
function requireFittingValues(configuration: z.infer<typeof variables>): void {
  if (configuration.DATABASE_URL && !configuration.SESSION_SECRET) {
    throw new ConfigurationError(
      'DATABASE_URL is set but SESSION_SECRET is not: several processes must seal sessions alike. Set SESSION_SECRET to at least 32 random characters.',
    );
  }
  requireTogether(
    configuration,
    ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    'the object storage needs all of them',
  );
  requireTogether(configuration, ['SMTP_URL', 'MAIL_FROM'], 'a mail server takes no mail without a sender');
  requireTogether(
    configuration,
    ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'],
    'push services take no message without all of them',
  );
  if (configuration.MAIN_API_URL && !(configuration.FILE_API_URL && configuration.PAYMENT_API_URL)) {
    throw new ConfigurationError(
      'MAIN_API_URL is set but FILE_API_URL or PAYMENT_API_URL is not: people and orders are the main host’s, so files and payments cannot be kept here. Set all three, or not MAIN_API_URL.',
    );
  }
  requireGuardedMetrics(configuration);
  const brokerProblem = findBrokerProblem(configuration);
  if (brokerProblem !== null) throw new ConfigurationError(brokerProblem);
}

function requireGuardedMetrics({ METRICS_HOST, METRICS_PORT, METRICS_TOKEN }: z.infer<typeof variables>): void {
  if (METRICS_PORT !== undefined && METRICS_TOKEN === undefined && !LOOPBACK_HOST.test(METRICS_HOST)) {
    throw new ConfigurationError(
      `METRICS_HOST is "${METRICS_HOST}" but METRICS_TOKEN is not set: whoever reaches that address could read the metrics. Set METRICS_TOKEN to at least 16 random characters, or leave METRICS_HOST out.`,
    );
  }
}

/** A public host alone is enough: whoever reaches the demo could log in as its operator. */
function listRealVariables(configuration: z.infer<typeof variables>): string[] {
  const { HOST, SITE_URL } = configuration;
  return [
    ...realVariables.filter((name) => configuration[name] !== undefined),
    ...(HOST === undefined || LOOPBACK_HOST.test(HOST) ? [] : ['HOST']),
    ...(SITE_URL === undefined || LOOPBACK_HOST.test(new URL(SITE_URL).hostname) ? [] : ['SITE_URL']),
  ];
}

/** The names of all variables that the site reads. */
export function listVariables(): string[] {
  return Object.keys(variables.shape);
}

/** Every configured value that must never be read in a log, the passwords within addresses included. */
export function listSecrets(configuration: Configuration): string[] {
  const values = Object.entries(configuration).flatMap(([name, value]) =>
    secretNames.includes(name) && typeof value === 'string' ? [value] : [],
  );
  const passwords = values.flatMap((value) => (URL.canParse(value) ? [new URL(value).password] : []));
  return [...values, ...passwords, ...passwords.map(decodeURIComponent)];
}

type Variable = keyof z.infer<typeof variables>;

/** All of them or none. Throws ConfigurationError. */
function requireTogether(configuration: z.infer<typeof variables>, names: readonly Variable[], why: string): void {
  const missing = names.filter((name) => configuration[name] === undefined);
  if (missing.length === 0 || missing.length === names.length) return;
  const given = names.filter((name) => !missing.includes(name));
  throw new ConfigurationError(
    `${given.join(', ')} set but not ${missing.join(', ')}: ${why}. Set what is missing, or none of ${names.join(', ')}.`,
  );
}
