import { CallError } from '@/lib/contract/call-error';

import { readRequestFacts, toPreferredLocale } from './request-facts';

const read = (headers: Record<string, string>, siteUrl?: string) =>
  readRequestFacts(
    new Request('http://localhost:3000/api/main/x', { headers: { host: 'pelakfan.example:8080', ...headers } }),
    { remoteAddress: '::ffff:192.0.2.7', siteUrl },
  );

describe('what the door knows of a request', () => {
  it.each([
    [null, 'fa'],
    ['', 'fa'],
    ['fr-FR,fr;q=0.9', 'fa'],
    ['de-AT,en;q=0.8', 'de'],
    ['fr, en;q=0.5, ar;q=0.7', 'ar'],
    ['en;q=0, de;q=0.1', 'de'],
    ['*', 'fa'],
    ['EN-us', 'en'],
    ['constructor', 'fa'],
  ])('speaks to Accept-Language %j in %s', (header, locale) => {
    expect(toPreferredLocale(header)).toBe(locale);
  });

  it('takes the site’s address from the configuration, else from the Host header, and refuses a header that is no host', () => {
    expect(read({}, 'https://pelakfan.example/').siteUrl).toBe('https://pelakfan.example');
    expect(read({}).siteUrl).toBe('http://pelakfan.example:8080');
    expect(() => read({ host: 'a.example/@evil.example' })).toThrow(CallError);
  });

  it('believes X-Forwarded-For only where a proxy is configured, and there its last address', () => {
    const forwarded = { 'x-forwarded-for': '203.0.113.9, 198.51.100.4' };
    expect(read(forwarded).ipAddress).toBe('192.0.2.7');
    expect(read(forwarded, 'https://pelakfan.example').ipAddress).toBe('198.51.100.4');
    expect(read({ 'x-forwarded-for': 'nonsense' }, 'https://pelakfan.example').ipAddress).toBe('192.0.2.7');
  });

  it('[G-08] reads the referral token, and nothing that somebody put in its place', () => {
    const tokenOf = (value: string) => read({ cookie: `takhfifan_token=${value}` }).referralToken;
    expect(tokenOf('YWJj%2BLzE%3D')).toBe('YWJj+LzE=');
    for (const value of ['', 'a%00b', '%3Cscript%3E', 'a'.repeat(201), '%E0%A4%A'])
      expect([value, tokenOf(value)]).toEqual([value, null]);
  });

  it('reads the referral token, and makes up a device for a cookie that is none of ours', () => {
    const facts = read({ cookie: 'takhfifan_token=abc-1; pelakfan_device=<script>' });
    expect([facts.referralToken, facts.isBrowserPage]).toEqual(['abc-1', false]);
    expect(facts.deviceId).toMatch(/^[0-9a-f-]{36}$/);
    for (const forged of ['a%00b', 'a b', '<script>', 'x'.repeat(201), ''])
      expect(read({ cookie: `takhfifan_token=${forged}` }).referralToken).toBeNull();
    expect(read({ cookie: 'takhfifan_token=%E0%A4%A', 'sec-fetch-site': 'same-origin' })).toMatchObject({
      referralToken: null,
      isBrowserPage: true,
    });
  });
});
