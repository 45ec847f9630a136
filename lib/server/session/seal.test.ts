import { hasSessionMark } from '@/lib/domain/site/session-mark';

import { toClearedSessionCookies, toSessionCookies, findCookie } from './cookies';
import { openSessionSeal, sealSession } from './seal';
import { openTaskLink, signTaskLink } from './task-link';

const secret = 'a-secret-that-only-the-tests-know-of-0123456789';
const other = 'another-secret-that-only-tests-know-9876543210';
const session = { token: 'the-token', userId: 7, roleId: 16, isOperator: false, expiresAtMs: 1_800_000_000_000 };

describe('the sealed session', () => {
  it('opens with the secret that sealed it, and shows nothing of its content', async () => {
    const seal = await sealSession(session, secret);
    expect(await openSessionSeal(seal, secret)).toEqual(session);
    expect(Buffer.from(seal, 'base64url').toString()).not.toContain('the-token');
  });

  it('does not open with another secret, after a change, or when it is nonsense', async () => {
    const seal = await sealSession(session, secret);
    expect(await openSessionSeal(seal, other)).toBeNull();
    const middle = seal.length - 30;
    expect(
      await openSessionSeal(
        seal.slice(0, middle) + (seal[middle] === 'A' ? 'B' : 'A') + seal.slice(middle + 1),
        secret,
      ),
    ).toBeNull();
    expect(await openSessionSeal('nonsense', secret)).toBeNull();
  });

  it('travels in a cookie that scripts and other sites do not get', () => {
    const nowMs = session.expiresAtMs - 60_000;
    const [kept, mark = ''] = toSessionCookies('S', { expiresAtMs: session.expiresAtMs, nowMs, isSecure: true });
    expect(kept).toBe('pelakfan_session=S; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=60');
    expect(mark).toBe('pelakfan_has_session=1; Path=/; SameSite=Lax; Secure; Max-Age=60');
    const [removed, unmarked = ''] = toClearedSessionCookies({ isSecure: false });
    expect(removed).toBe('pelakfan_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0');
    expect([mark, `a=b; ${mark}`, unmarked, 'pelakfan_session=S'].map(hasSessionMark)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('is found among other cookies', () => {
    expect(findCookie('a=1; pelakfan_session=x.y=; b=2', 'pelakfan_session')).toBe('x.y=');
    expect(findCookie('xpelakfan_session=1', 'pelakfan_session')).toBeNull();
    expect(findCookie(null, 'a')).toBeNull();
  });
});

describe('a task’s signed link', () => {
  it('opens only its own task, until it expires', () => {
    const link = signTaskLink(50_001, 2000, secret);
    expect(openTaskLink(link, secret, 1999)).toBe(50_001);
    expect(openTaskLink(link, secret, 2000)).toBeNull();
    expect(openTaskLink(link, other, 1999)).toBeNull();
    expect(openTaskLink(link.replace('50001', '50002'), secret, 1999)).toBeNull();
    expect(openTaskLink(link.replace('.2000.', '.9000.'), secret, 1999)).toBeNull();
    expect(openTaskLink('task.1.2.x', secret, 0)).toBeNull();
  });
});
