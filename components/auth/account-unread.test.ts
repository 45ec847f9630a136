import { UNREAD_BADGE_CAP } from '@/lib/domain/constants';

import { toBadgeText } from './account-unread';

describe('the unread badge', () => {
  it('[S-11, K-05] counts to 99, and says 99+ beyond', () => {
    expect(UNREAD_BADGE_CAP).toBe(99);
    expect([1, 98, 99, 100, 4000].map((count) => toBadgeText(count, 'en'))).toEqual(['1', '98', '99', '99+', '99+']);
    expect([toBadgeText(99, 'fa'), toBadgeText(100, 'fa'), toBadgeText(100, 'ar')]).toEqual(['۹۹', '۹۹+', '٩٩+']);
  });
});
