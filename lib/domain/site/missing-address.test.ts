import { toMissingAddressCookie, toShownAddress } from './missing-address';

describe('the missing address', () => {
  it.each([
    ['/services/house-cleening/', '/services/house-cleening/'],
    ['/%D9%86%D8%B8%D8%A7%D9%81%D8%AA-%D9%85%D9%86%D8%B2%D9%84/', '/نظافت-منزل/'],
    ['/login/%/', '/login/-/'],
    ['/%3Cscript%3Ealert(1)%3C/script%3E/', '/-script-alert-1-/script-/'],
    ['/free%20money%E2%80%AEhere/', '/free-money-here/'],
    ['/a%0d%0aset-cookie:%20b/', '/a-set-cookie-b/'],
  ])('%s is shown as %s', (path, shown) => {
    expect(toShownAddress(path)).toBe(shown);
  });

  it('names no telephone number and no other site, and is short', () => {
    expect(toShownAddress('/call-09123456789-now/')).not.toMatch(/09123456789/);
    expect(toShownAddress('/win-at-evil.example.com/')).not.toMatch(/evil\.example\.com/);
    expect(Array.from(toShownAddress(`/${'a'.repeat(900)}/`))).toHaveLength(81);
  });

  it('reaches /404/ in its language only, for a minute, and no script', () => {
    const cookie = toMissingAddressCookie('/de/nirgends;a=b/', '/de/404/');
    expect(cookie).toBe('missing_address=%2Fde%2Fnirgends-a-b%2F; Path=/de/404/; Max-Age=60; HttpOnly; SameSite=Lax');
  });
});
