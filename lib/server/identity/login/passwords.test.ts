import { hashDigest, isDigestOf } from './passwords';

// Elsewhere the tests hash lightly (lib/dev/jest-light-passwords.mjs).
jest.unmock('@node-rs/argon2');

const SECRET = 'a-secret-that-only-this-test-knows-of-0123456789';

describe('the stored form of a password', () => {
  it('costs an attacker 19 MiB and two passes a guess, and names that cost', async () => {
    expect(await hashDigest('digest', SECRET)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('differs each time, and is worth nothing to a thief of the database without the secret', async () => {
    const [one, other] = [await hashDigest('digest', SECRET), await hashDigest('digest', SECRET)];
    expect(one).not.toBe(other);
    expect(await isDigestOf(one, 'digest', SECRET)).toBe(true);
    expect(await isDigestOf(one, 'another digest', SECRET)).toBe(false);
    expect(await isDigestOf(one, 'digest', `${SECRET}-of-somebody-else`)).toBe(false);
  });

  it('accepts no password for an unknown mobile', async () => {
    expect(await isDigestOf(null, 'nobody', SECRET)).toBe(false);
  });
});
