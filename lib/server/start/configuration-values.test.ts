import { ConfigurationError, listVariables, readConfiguration } from './configuration';

const SECRET = 'hidden-value-of-the-tests';
/** Any text fits them. */
const FREE_TEXTS = [
  'HOST',
  'DATA_DIR',
  'KAVENEGAR_API_KEY',
  'KAVENEGAR_TEMPLATE',
  'S3_REGION',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'MAP_TILES_ATTRIBUTION',
  'CONTACT_ADDRESS',
  'CONTACT_ADDRESS_EN',
  'METRICS_HOST',
];
/** A wrong value of each other variable; of some, several ways to be wrong. */
const WRONG: Readonly<Record<string, readonly string[]>> = {
  PORT: ['http', '65536', '-1', '3000.5', ' 3000', '0x10'],
  SITE_URL: [
    'pelakfan.example',
    'ftp://pelakfan.example',
    'https://pelakfan.example/fa/',
    'https://pelakfan.example/?a=1',
    'https://name@pelakfan.example',
  ],
  TRUSTED_PROXIES: ['true', '11'],
  DATABASE_URL: [`mysql://site:${SECRET}@host/site`, SECRET],
  MQTT_URL: [`http://site:${SECRET}@host`],
  MQTT_PUBLIC_URL: [`mqtt://site:${SECRET}@host`],
  MQTT_CREDENTIALS: ['password'],
  MQTT_MANAGEMENT_URL: ['amqp://host'],
  MQTT_JWT_SECRET: [SECRET],
  PAYMENTS: ['none', 'cash'],
  SMS: ['off'],
  MAILS: ['off'],
  KAVENEGAR_URL: ['kavenegar', 'http://sms.example'],
  ROUTING_URL: ['osrm', 'ftp://osrm.example'],
  SMS_INBOUND_SECRET: [SECRET, `${SECRET}/with a slash`],
  ZARINPAL_MERCHANT_ID: [SECRET],
  ZARINPAL_SANDBOX: ['maybe'],
  ZARINPAL_URL: ['zarinpal', 'http://bank.example'],
  ZIBAL_MERCHANT: [SECRET],
  PAYOUT_SHEBA: ['IR06 2960 0000 0010 0324 2000 01', 'IR062960000000100324200002'],
  ZIBAL_URL: ['zibal', 'http://bank.example'],
  TAX_MEMORY_ID: ['DEF5G', 'DEFIGH'],
  TAX_SERVICE_IDS: ['cleaning=12', 'dancing=2330001234567', 'cleaning'],
  TAX_ECONOMIC_CODE: ['1400', '14003778990x'],
  S3_ENDPOINT: ['s3.example', 'ftp://s3.example'],
  SMTP_URL: [`https://user:${SECRET}@mail.example`],
  MAIL_FROM: ['Pelakfan'],
  VAPID_PUBLIC_KEY: ['short'],
  VAPID_PRIVATE_KEY: [SECRET],
  VAPID_SUBJECT: ['desk@pelakfan.example'],
  MAIN_API_URL: ['api.example'],
  FILE_API_URL: ['ftp://api.example'],
  PAYMENT_API_URL: ['api.example'],
  NOINDEX_HOSTS: ['https://front.example/'],
  SERVICE_WORKER: ['true'],
  MAP_TILES_URL: [
    'https://tiles.example/{x}/{y}.png',
    'tiles.example/{z}/{x}/{y}.png',
    'https://tiles.example/z/x/y.png',
  ],
  CONTACT_PHONES: ['call us'],
  CONTACT_EMAIL: ['desk'],
  CONTACT_HOURS: ['always', 'sat 9-25'],
  SOCIAL_INSTAGRAM: ['http://instagram.example'],
  SOCIAL_TELEGRAM: ['@pelakfan'],
  SOCIAL_WHATSAPP: ['+98912'],
  SOCIAL_LINKEDIN: ['pelakfan'],
  SOCIAL_APARAT: ['pelakfan'],
  BLOG_URL: ['/blog/'],
  TRUST_ENAMAD_URL: ['enamad'],
  TRUST_SAMANDEHI_URL: ['samandehi'],
  APP_APK_URL: ['app.apk'],
  APP_BAZAAR_URL: ['bazaar'],
  APP_MYKET_URL: ['myket'],
  APP_GOOGLE_PLAY_URL: ['play'],
  APP_STORE_URL: ['store'],
  SESSION_SECRET: [SECRET],
  SESSION_SECRET_REPLACED: ['perhaps'],
  LOG_LEVEL: ['verbose'],
  METRICS_PORT: ['nine'],
  METRICS_TOKEN: ['hidden-value'],
  DRAIN_SECONDS: ['8s', '301'],
  TEST_CLOCK: ['sometimes'],
};

it('has a wrong value here for every variable of the site, or the variable takes any text', () => {
  expect([...Object.keys(WRONG), ...FREE_TEXTS].toSorted()).toEqual(listVariables().toSorted());
});

const CASES = Object.entries(WRONG).flatMap(([name, values]) => values.map((value) => [name, value] as const));

it.each(CASES)(
  '%s=%s stops the start with a sentence of name, value and remedy, and shows no secret',
  (name, value) => {
    const read = () => readConfiguration({ [name]: value });
    expect(read).toThrow(ConfigurationError);
    const shown = value.includes('hidden') ? 'not valid' : `"${value}"`;
    const said = (() => {
      try {
        return String(read());
      } catch (error) {
        return (error as Error).message;
      }
    })();
    expect(said.split('\n')).toHaveLength(1);
    expect(said.startsWith(`${name} is ${shown}: it has to be `)).toBe(true);
    expect(said).toContain('Correct it or remove it from the environment.');
    expect(said).not.toMatch(/hidden|Invalid|expected|received|\bZod/);
  },
);

it('reports several wrong values at once, a line each', () => {
  expect(() => readConfiguration({ PORT: 'http', LOG_LEVEL: 'loud' })).toThrow(
    /^PORT is "http".*\nLOG_LEVEL is "loud".*$/,
  );
});

describe('a misspelt variable', () => {
  it.each([
    ['ZARINPAL_MERCHANTID', 'ZARINPAL_MERCHANT_ID'],
    ['KAVENAGAR_API_KEY', 'KAVENEGAR_API_KEY'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['SITE_URI', 'SITE_URL'],
    ['PAYMENT', 'PAYMENTS'],
    ['SESSION_SECRT', 'SESSION_SECRET'],
  ])('%s stops the start with the meant name: %s', (wrong, meant) => {
    expect(() => readConfiguration({ [wrong]: 'hidden' })).toThrow(
      `${wrong} is no variable of this site: did you mean ${meant}? Correct it or remove it.`,
    );
    expect(() => readConfiguration({ [wrong]: 'hidden' })).not.toThrow('hidden');
  });

  it('gets the list of its partner’s variables', () => {
    expect(() => readConfiguration({ KAVENEGAR_SENDER: '1000' })).toThrow(
      'KAVENEGAR_SENDER is no variable of this site. There are KAVENEGAR_API_KEY, KAVENEGAR_TEMPLATE, KAVENEGAR_URL.',
    );
  });

  it('is not another program’s variable in the environment', () => {
    const foreign = [
      'PATH',
      'HOME',
      'MAIL',
      'HOSTNAME',
      'PWD',
      'LOGNAME',
      'NODE_ENV',
      'NODE_OPTIONS',
      'TZ',
      'LANG',
      'EMAIL',
      'PGHOST',
      'DATABASE_URL_TEST',
      'E2E_SAMPLES',
      'APP_ENV',
      'npm_config_user_agent',
      'NEXT_TELEMETRY_DISABLED',
      'STATE_DIRECTORY',
      'INVOCATION_ID',
    ];
    expect(() => readConfiguration(Object.fromEntries(foreign.map((name) => [name, 'x'])))).not.toThrow();
  });
});
