import { findReferralToken } from '@/lib/domain/person/referral';

const find = (query: string) => findReferralToken(new URLSearchParams(query));

describe('findReferralToken', () => {
  it('takes the token only together with the source', () => {
    expect(find('utm_source=takhfifan&token=abc-123')).toBe('abc-123');
    expect(find('utm_source=takhfifan&token=YWJj%2BLzE%3D')).toBe('YWJj+LzE=');
    expect(find('utm_source=other&token=abc-123')).toBeNull();
    expect(find('utm_source=takhfifan')).toBeNull();
  });

  it('refuses an impossible token', () => {
    expect(find('utm_source=takhfifan&token=a%3Bb')).toBeNull();
    expect(find(`utm_source=takhfifan&token=${'a'.repeat(201)}`)).toBeNull();
  });
});
