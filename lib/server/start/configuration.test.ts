import { readConfiguration } from './configuration';

const SITE_URL = 'https://pelakfan.example';

const s3 = {
  S3_ENDPOINT: 'https://s3.example.ir',
  S3_REGION: 'ir-thr-1',
  S3_BUCKET: 'uploads',
  S3_ACCESS_KEY_ID: 'AKID',
  S3_SECRET_ACCESS_KEY: 'very-secret',
};
const mail = { SMTP_URL: 'smtps://user:pa%40ss@mail.example.ir', MAIL_FROM: 'Pelakfan <no-reply@example.ir>' };

describe('the configuration of partners', () => {
  it('is taken whole, or left out whole', () => {
    expect(readConfiguration({ SITE_URL, ...s3, ...mail })).toMatchObject({ ...s3, ...mail });
    expect(readConfiguration({}).S3_ENDPOINT).toBeUndefined();
  });

  it.each(Object.keys(s3))('names the missing variable when %s is missing', (name) => {
    expect(() => readConfiguration({ ...s3, [name]: '' })).toThrow(
      new RegExp(`set but not ${name}: the object storage needs all of them`),
    );
  });

  it('takes no mail server without a sender, and no sender without a server', () => {
    expect(() => readConfiguration({ SMTP_URL: mail.SMTP_URL })).toThrow('SMTP_URL set but not MAIL_FROM');
    expect(() => readConfiguration({ MAIL_FROM: mail.MAIL_FROM })).toThrow('MAIL_FROM set but not SMTP_URL');
  });

  it.each([
    ['S3_ENDPOINT', 'ftp://s3.example.ir'],
    ['S3_ENDPOINT', 's3.example.ir'],
    ['SMTP_URL', 'https://user:pa%40ss@mail.example.ir'],
    ['MAIL_FROM', 'Pelakfan'],
  ])('refuses %s=%s with a sentence', (name, value) => {
    expect(() => readConfiguration({ ...s3, ...mail, [name]: value })).toThrow(
      new RegExp(`^${name} is .*Correct it or remove it`),
    );
  });

  it('repeats no secret in its sentences', () => {
    const wrong = { ...s3, SMTP_URL: 'mail://user:pa%40ss@x', MAIL_FROM: 'x' };
    expect(() => readConfiguration(wrong)).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('pa%40ss') }),
    );
    expect(() => readConfiguration({ ...s3, S3_BUCKET: '' })).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('very-secret') }),
    );
  });
});

describe('the configuration of remote hosts', () => {
  const hosts = {
    MAIN_API_URL: 'https://api.example/main',
    FILE_API_URL: 'https://api.example/file',
    PAYMENT_API_URL: 'https://api.example/ipg',
  };

  it('takes all three, or one that stores neither people nor orders', () => {
    expect(() => readConfiguration({ SITE_URL, ...hosts })).not.toThrow();
    expect(() => readConfiguration({ SITE_URL, FILE_API_URL: hosts.FILE_API_URL })).not.toThrow();
  });

  it.each(['FILE_API_URL', 'PAYMENT_API_URL'] as const)('does not start with a main host and without %s', (name) => {
    expect(() => readConfiguration({ ...hosts, [name]: undefined })).toThrow('Set all three');
  });
});

describe('the demo’s configuration', () => {
  const secret = 's'.repeat(32);
  const real: Readonly<Record<string, string>>[] = [
    { DATABASE_URL: 'postgresql://site@database.internal/site', SESSION_SECRET: secret },
    { KAVENEGAR_API_KEY: 'a-key' },
    { ZARINPAL_MERCHANT_ID: '1344b5d4-0048-11e8-94db-005056a205be' },
    { ZIBAL_MERCHANT: 'zibal' },
    mail,
    s3,
    { FILE_API_URL: 'https://api.example/file' },
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '192.0.2.7' },
  ];

  it.each([{}, { HOST: '127.0.0.1' }, { HOST: '::1' }, { HOST: 'localhost' }, { SITE_URL: 'http://localhost:8080' }])(
    'is %j: nothing real, and this computer alone',
    (environment) => {
      expect(readConfiguration(environment)).toMatchObject({ isEmbeddedDemo: true, realVariables: [] });
    },
  );

  it.each(real)('is not %j, which needs the site’s own address', (environment) => {
    const [name = ''] = Object.keys(environment);
    expect(() => readConfiguration(environment)).toThrow(`${name} set but not SITE_URL`);
    expect(readConfiguration({ ...environment, SITE_URL: 'http://127.0.0.1:3000' })).toMatchObject({
      isEmbeddedDemo: false,
      realVariables: [name],
    });
  });

  it.each([
    'https://pelakfan.example',
    'http://localhost.evil.example',
    'http://127.0.0.1.evil.example',
    'http://1.2.3.4',
  ])('is not a public address: %s', (address) => {
    expect(readConfiguration({ SITE_URL: address }).isEmbeddedDemo).toBe(false);
  });

  it('refuses anything but a number of proxies', () => {
    expect(readConfiguration({}).TRUSTED_PROXIES).toBe(0);
    for (const TRUSTED_PROXIES of ['true', '-1', '1.5', '99'])
      expect(() => readConfiguration({ TRUSTED_PROXIES })).toThrow(`TRUSTED_PROXIES is "${TRUSTED_PROXIES}"`);
  });
});
