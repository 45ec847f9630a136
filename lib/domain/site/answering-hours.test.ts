import { readAnsweringHours } from './answering-hours';

describe('the answering hours', () => {
  it('are runs of weekdays from Saturday on, each with its hours', () => {
    expect(readAnsweringHours('sat-wed 9-18, thu 9-13')).toEqual([
      { firstDay: 0, lastDay: 4, startHour: 9, endHour: 18 },
      { firstDay: 5, lastDay: 5, startHour: 9, endHour: 13 },
    ]);
    expect(readAnsweringHours('sat-fri 0-24')).toEqual([{ firstDay: 0, lastDay: 6, startHour: 0, endHour: 24 }]);
  });

  it.each(['', 'always', 'sat-wed', 'wed-sat 9-18', 'sat 18-9', 'sat 9-25', 'sat 9:30-18', 'sat 9-18,'])(
    'are null for “%s”',
    (text) => expect(readAnsweringHours(text)).toBeNull(),
  );
});
