import { readRequestFacts, toPreferredLocale } from './request-facts';

const connection = { remoteAddress: '::ffff:192.0.2.7', localAddress: '::ffff:127.0.0.1', localPort: 8080 };
const read = (headers: Record<string, string>, settings: { SITE_URL?: string; TRUSTED_PROXIES?: number } = {}) =>
  readRequestFacts(new Request('http://localhost:8080/api/main/x', { headers }), connection, {
    SITE_URL: undefined,
    TRUSTED_PROXIES: 0,
    ...settings,
  });

describe('the door’s facts of a request', () => {
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

  it('takes the site’s address from the configuration, else from its own socket, and never from a visitor’s text', () => {
    const settings = { SITE_URL: 'https://pelakfan.example/' };
    const poisoned = ['evil.example', 'evil.example:8080', 'localhost:81', 'localhost:8080@evil.example', '', 'x/@y'];
    for (const host of poisoned) {
      const forged = { host, 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
      expect(read(forged, settings).siteUrl).toBe('https://pelakfan.example');
      expect(read(forged, { TRUSTED_PROXIES: 1 }).siteUrl).toBe('http://127.0.0.1:8080');
    }
    // Cookies hold for the name that the person used.
    for (const host of ['localhost:8080', '127.0.0.1:8080', '[::1]:8080', 'LOCALHOST:8080'])
      expect(read({ host }).siteUrl).toBe(`http://${host.toLowerCase()}`);
  });

  it.each([
    [0, '203.0.113.9', '192.0.2.7'],
    [0, '203.0.113.9, 198.51.100.4', '192.0.2.7'],
    [1, '203.0.113.9, 198.51.100.4', '198.51.100.4'],
    [1, '198.51.100.4', '198.51.100.4'],
    [2, '10.0.0.1, 203.0.113.9, 198.51.100.4', '203.0.113.9'],
    [2, '198.51.100.4', '198.51.100.4'],
    [1, '203.0.113.9, nonsense', '192.0.2.7'],
    [1, '', '192.0.2.7'],
    [1, '::ffff:203.0.113.9', '203.0.113.9'],
    [1, '2001:db8::7', '2001:db8::7'],
  ])('behind %i proxies, X-Forwarded-For "%s" is %s', (TRUSTED_PROXIES, forwarded, expected) => {
    for (const SITE_URL of [undefined, 'https://pelakfan.example'])
      expect(read({ 'x-forwarded-for': forwarded }, { SITE_URL, TRUSTED_PROXIES }).ipAddress).toBe(expected);
  });

  it('reads the referral token, and refuses a replaced one', () => {
    const tokenOf = (value: string) => read({ cookie: `takhfifan_token=${value}` }).referralToken;
    expect(tokenOf('YWJj%2BLzE%3D')).toBe('YWJj+LzE=');
    for (const value of ['', 'a%00b', '%3Cscript%3E', 'a'.repeat(201), '%E0%A4%A'])
      expect([value, tokenOf(value)]).toEqual([value, null]);
  });

  it('reads the referral token, and makes a new device for a foreign cookie', () => {
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
