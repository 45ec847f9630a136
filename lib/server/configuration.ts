import { z } from 'zod';

const optionalUrl = z.url().optional();
const defaultNoindexHosts = 'provider.*,pelakman.*,front.*';

/** Their values, or parts of them, are secrets: a message names them and no more. */
const secretNames: readonly string[] = ['SESSION_SECRET', 'DATABASE_URL', 'MQTT_URL', 'KAVENEGAR_API_KEY', 'ZARINPAL_MERCHANT_ID'];

const variables = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).optional(),
  SITE_URL: optionalUrl,
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: optionalUrl,
  MQTT_URL: optionalUrl,
  MQTT_PUBLIC_URL: optionalUrl,
  KAVENEGAR_API_KEY: z.string().min(1).optional(),
  KAVENEGAR_TEMPLATE: z.string().min(1).optional(),
  ZARINPAL_MERCHANT_ID: z.uuid().optional(),
  ZARINPAL_SANDBOX: z.stringbool().default(false),
  MAIN_API_URL: optionalUrl,
  FILE_API_URL: optionalUrl,
  PAYMENT_API_URL: optionalUrl,
  NOINDEX_HOSTS: z.string().default(defaultNoindexHosts),
  MAP_TILES_URL: z.string().min(1).optional(),
  SESSION_SECRET: z.string().min(32).optional(),
  TEST_CLOCK: z.stringbool().default(false),
});

export type Configuration = z.infer<typeof variables> & {
  /** Samples, the SMS outbox and the test bank exist only here: nothing real is configured. */
  readonly isEmbeddedDemo: boolean;
};

export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** Reads and validates the environment, once, at start. Throws ConfigurationError with one sentence a wrong value. */
export function readConfiguration(environment: Readonly<Record<string, string | undefined>>): Configuration {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));
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
  if (configuration.DATABASE_URL && !configuration.SESSION_SECRET) {
    throw new ConfigurationError(
      'DATABASE_URL is set but SESSION_SECRET is not: several processes must seal sessions alike. Set SESSION_SECRET to at least 32 random characters.',
    );
  }
  const isEmbeddedDemo = !configuration.DATABASE_URL && !configuration.KAVENEGAR_API_KEY;
  return { ...configuration, isEmbeddedDemo };
}
