import ar from '@/messages/ar/schedule.json';
import de from '@/messages/de/schedule.json';
import en from '@/messages/en/schedule.json';
import fa from '@/messages/fa/schedule.json';

it.each(Object.entries({ ar, de, en, fa }))(
  'who presses a button of a day by its words, by voice, says what is seen on it: %s',
  (_locale, { calendar }) => {
    const pairs = [
      [calendar.takeOff, calendar.takeOffDay],
      [calendar.giveBack, calendar.giveBackDay],
      [calendar.addBusy, calendar.addBusyDay],
    ] as const;
    for (const [seen, name] of pairs) expect(name.toLowerCase()).toContain(seen.toLowerCase());
  },
);
