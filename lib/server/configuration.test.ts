import { readConfiguration } from './configuration';

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
    expect(readConfiguration({ ...s3, ...mail })).toMatchObject({ ...s3, ...mail, isEmbeddedDemo: true });
    expect(readConfiguration({}).S3_ENDPOINT).toBeUndefined();
  });

  it.each(Object.keys(s3))('says which variable is missing when %s is', (name) => {
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

  it('repeats no secret in what it says', () => {
    const wrong = { ...s3, SMTP_URL: 'mail://user:pa%40ss@x', MAIL_FROM: 'x' };
    expect(() => readConfiguration(wrong)).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('pa%40ss') }),
    );
    expect(() => readConfiguration({ ...s3, S3_BUCKET: '' })).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('very-secret') }),
    );
  });
});

describe('the configuration of hosts elsewhere', () => {
  const hosts = {
    MAIN_API_URL: 'https://api.example/main',
    FILE_API_URL: 'https://api.example/file',
    PAYMENT_API_URL: 'https://api.example/ipg',
  };

  it('takes all three, or one that keeps neither people nor orders', () => {
    expect(readConfiguration(hosts).isEmbeddedDemo).toBe(false);
    expect(() => readConfiguration({ FILE_API_URL: hosts.FILE_API_URL })).not.toThrow();
  });

  it.each(['FILE_API_URL', 'PAYMENT_API_URL'] as const)('does not start with a main host and without %s', (name) => {
    expect(() => readConfiguration({ ...hosts, [name]: undefined })).toThrow('Set all three');
  });
});
