import type { z } from 'zod';

import { findBrokerProblem } from './broker-settings';
import { LOOPBACK_HOST, variables } from './configuration-variables';
import { findMisspelt } from './misspelt-variables';

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
  'ZIBAL_MERCHANT',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'VAPID_PRIVATE_KEY',
  'METRICS_TOKEN',
];

/** Variables that reach real people, or store their data. With any of them the marketplace is no demo. */
const realVariables = [
  'DATABASE_URL',
  'KAVENEGAR_API_KEY',
  'ZARINPAL_MERCHANT_ID',
  'ZIBAL_MERCHANT',
  'SMTP_URL',
  'S3_ENDPOINT',
  'MQTT_URL',
  'MAIN_API_URL',
  'FILE_API_URL',
  'PAYMENT_API_URL',
] as const;

/** The message is a sentence for the person at the terminal, one a line. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

export type Configuration = z.infer<typeof variables> & {
  /**
   * Nothing real is configured, and only this computer reaches it: samples, the SMS outbox and the test bank exist only
   * here.
   */
  readonly isEmbeddedDemo: boolean;
  /** CONTACT_EMAIL where mail leaves this site; null where people's messages wait in the inboxes of the operators. */
  readonly enquiryAddress: string | null;
  /** The names of the variables that make it real; empty in the demo. */
  readonly realVariables: readonly string[];
};

/** Reads and validates the environment, once, at start. Throws ConfigurationError with one sentence a wrong value. */
export function readConfiguration(environment: Readonly<Record<string, string | undefined>>): Configuration {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = variables.safeParse(given);
  const problems = [
    ...findMisspelt(Object.keys(given), listVariables()),
    ...(parsed.error?.issues.map(({ path, message }) => toProblem(path.join('.'), message, given)) ?? []),
  ];
  if (!parsed.success || problems.length > 0) throw new ConfigurationError(problems.join('\n'));
  const configuration = parsed.data;
  requireFittingValues(configuration);
  const real = listRealVariables(configuration);
  if (real.length > 0 && configuration.SITE_URL === undefined) {
    throw new ConfigurationError(
      `${real.join(', ')} set but not SITE_URL: the links of messages and the way back from the bank are made from it, never from what a visitor sends. Set it to the site’s public address, https://….`,
    );
  }
  const enquiryAddress = configuration.MAILS === 'none' ? null : (configuration.CONTACT_EMAIL ?? null);
  return { ...configuration, enquiryAddress, isEmbeddedDemo: real.length === 0, realVariables: real };
}

function toProblem(name: string, message: string, given: Readonly<Record<string, string | undefined>>): string {
  const value = secretNames.includes(name) ? 'not valid' : `"${given[name] ?? ''}"`;
  return `${name} is ${value}: ${message}. Correct it or remove it from the environment.`;
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
  requirePartnerOrNone(configuration);
  requireGuardedMetrics(configuration);
  const brokerProblem = findBrokerProblem(configuration);
  if (brokerProblem !== null) throw new ConfigurationError(brokerProblem);
}

/** A partner is configured or absent, not both; and its settings mean nothing without it. Throws ConfigurationError. */
function requirePartnerOrNone(configuration: z.infer<typeof variables>): void {
  const contradictions = [
    ['PAYMENTS', 'ZARINPAL_MERCHANT_ID'],
    ['PAYMENTS', 'ZIBAL_MERCHANT'],
    ['SMS', 'KAVENEGAR_API_KEY'],
    ['SMS', 'SMS_INBOUND_SECRET'],
    ['MAILS', 'SMTP_URL'],
  ] as const;
  for (const [absence, partner] of contradictions)
    if (configuration[absence] !== undefined && configuration[partner] !== undefined)
      throw new ConfigurationError(
        `${absence} is "${configuration[absence]}" but ${partner} is set: remove one of the two.`,
      );
  const strays = [
    ['KAVENEGAR_TEMPLATE', 'KAVENEGAR_API_KEY'],
    ['KAVENEGAR_URL', 'KAVENEGAR_API_KEY'],
    ['ZARINPAL_URL', 'ZARINPAL_MERCHANT_ID'],
    ['ZIBAL_URL', 'ZIBAL_MERCHANT'],
  ] as const;
  for (const [stray, partner] of strays)
    if (configuration[stray] !== undefined && configuration[partner] === undefined)
      throw new ConfigurationError(
        `${stray} is set but ${partner} is not, and nothing else uses it: set both or none.`,
      );
}

function requireGuardedMetrics({ METRICS_HOST, METRICS_PORT, METRICS_TOKEN }: z.infer<typeof variables>): void {
  if (METRICS_PORT !== undefined && METRICS_TOKEN === undefined && !LOOPBACK_HOST.test(METRICS_HOST)) {
    throw new ConfigurationError(
      `METRICS_HOST is "${METRICS_HOST}" but METRICS_TOKEN is not set: whoever reaches that address could read the metrics. Set METRICS_TOKEN to at least 16 random characters, or leave METRICS_HOST out.`,
    );
  }
}

/** A public host alone is enough: anybody who reaches the demo could log in as its operator. */
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
