import { readConfiguration } from './configuration';
import { requirePartners } from './require-partners';

const SITE = { SITE_URL: 'https://pelakfan.example' };
const NONE = { PAYMENTS: 'cash-and-wallet', SMS: 'none', MAILS: 'none' };
const ALL = {
  ZARINPAL_MERCHANT_ID: '1344b5d4-0048-11e8-94db-005056a205be',
  KAVENEGAR_API_KEY: 'a-key',
  SMTP_URL: 'smtps://user:word@mail.example',
  MAIL_FROM: 'no-reply@example.ir',
};

const start = (environment: Readonly<Record<string, string>>, isFolderNamed = true) =>
  requirePartners(readConfiguration(environment), isFolderNamed);

describe('a real site', () => {
  it.each([
    ['each partner configured', ALL],
    ['each partner said to be absent', NONE],
    ['payments at a host elsewhere', { ...NONE, PAYMENTS: '', PAYMENT_API_URL: 'https://bank.example/ipg' }],
  ])('starts with %s', (_name, partners) => {
    expect(() => start({ ...SITE, ...partners })).not.toThrow();
  });

  it.each([
    ['PAYMENTS', 'Nothing says how people pay. Set ZARINPAL_MERCHANT_ID'],
    ['SMS', 'Nothing says how codes reach phones. Set KAVENEGAR_API_KEY'],
    ['MAILS', 'Nothing says how e-mails leave. Set SMTP_URL and MAIL_FROM'],
  ])('refuses a start without a word about the partner of %s', (name, sentence) => {
    expect(() => start({ ...SITE, ...NONE, [name]: '' })).toThrow(sentence);
  });

  it('names all missing variables at once', () => {
    expect(() => start(SITE, false)).toThrow(
      /SITE_URL set, so[^]*people pay[^]*reach phones[^]*e-mails leave[^]*DATA_DIR/,
    );
  });

  it('names a folder for its own files, unless everything is stored elsewhere', () => {
    expect(() => start({ ...SITE, ...NONE }, false)).toThrow('the database and uploaded files would lie in ".data"');
    const elsewhere = {
      DATABASE_URL: 'postgresql://site@database.internal/site',
      SESSION_SECRET: 's'.repeat(40),
      S3_ENDPOINT: 'https://s3.example',
      S3_REGION: 'ir',
      S3_BUCKET: 'uploads',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
    };
    expect(() => start({ ...SITE, ...NONE, ...elsewhere }, false)).not.toThrow();
  });
});

it.each([
  ['the demo', {}],
  [
    'a site before hosts elsewhere',
    {
      ...SITE,
      MAIN_API_URL: 'https://api.example/main',
      FILE_API_URL: 'https://api.example/file',
      PAYMENT_API_URL: 'https://api.example/ipg',
    },
  ],
])('%s needs no word about partners', (_name, environment) => {
  expect(() => start(environment, false)).not.toThrow();
});

it.each([
  [{ ...ALL, PAYMENTS: 'cash-and-wallet' }, 'PAYMENTS is "cash-and-wallet" but ZARINPAL_MERCHANT_ID is set'],
  [{ ...ALL, SMS: 'none' }, 'SMS is "none" but KAVENEGAR_API_KEY is set'],
  [{ ...NONE, SMS_INBOUND_SECRET: 'a'.repeat(32) }, 'SMS is "none" but SMS_INBOUND_SECRET is set'],
  [{ ...ALL, MAILS: 'none' }, 'MAILS is "none" but SMTP_URL is set'],
  [{ ...NONE, KAVENEGAR_URL: 'https://sms.example' }, 'KAVENEGAR_URL is set but KAVENEGAR_API_KEY is not'],
  [{ ...ALL, ZARINPAL_URL: 'http://bank.example' }, 'ZARINPAL_URL is "http://bank.example": it has to be https://host'],
])('refuses a partner that is both configured and absent: %j', (environment, sentence) => {
  expect(() => start({ ...SITE, ...environment })).toThrow(sentence);
});
