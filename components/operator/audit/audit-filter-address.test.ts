import { HOUR_MS } from '@/lib/domain/constants/time-units';
import { toInstantMs } from '@/lib/domain/site/jalali-date';

import { toAsked } from './audit-filter-address';

const NOW_MS = toInstantMs('2026-11-30', 0) + HOUR_MS;

it('asks by operator, end, time and case, as the address says', () => {
  const filter = { outcome: 'read', who: '9', when: 'week', subject: 'order', id: '7' };
  expect(toAsked(filter, NOW_MS)).toEqual({
    outcome: 'read',
    actorid: 9,
    fromMs: toInstantMs('2026-11-24', 0),
    subject: 'order',
    subjectid: 7,
  });
  expect(toAsked({ when: 'today' }, NOW_MS)).toEqual({ fromMs: toInstantMs('2026-11-30', 0) });
});

it('asks for everything where the address has something wrong', () => {
  expect(toAsked({ outcome: 'x', who: 'me', when: 'soon', subject: 'order' }, NOW_MS)).toEqual({});
});
