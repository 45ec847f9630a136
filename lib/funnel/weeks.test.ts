import { toWeeks } from '@/lib/funnel/weeks';

describe('toWeeks', () => {
  it('begins on Saturday, ends on Friday, and leaves days without an offer empty', () => {
    // 2026-11-24 is a Tuesday, 2026-11-28 a Saturday.
    const days = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'].map((gDate) => ({ gDate }));
    const weeks = toWeeks(days);
    expect(weeks.map((week) => week.length)).toEqual([7, 7]);
    expect(weeks[0]?.map(({ gDate }) => gDate)).toEqual([
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
    ]);
    expect(weeks[0]?.map(({ day }) => day !== null)).toEqual([false, false, false, true, true, true, true]);
    expect(weeks[1]?.filter(({ day }) => day !== null).map(({ gDate }) => gDate)).toEqual(['2026-11-28']);
    expect(toWeeks([])).toEqual([]);
  });
});
