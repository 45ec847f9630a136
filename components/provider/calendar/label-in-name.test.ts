import ar from '@/messages/ar/schedule.json';
import de from '@/messages/de/schedule.json';
import en from '@/messages/en/schedule.json';
import fa from '@/messages/fa/schedule.json';

it.each(Object.entries({ ar, de, en, fa }))(
  'the name of a day’s button contains its visible words, for voice control: %s',
  (_locale, { calendar }) => {
    const pairs = [
      [calendar.takeOff, calendar.takeOffDay],
      [calendar.giveBack, calendar.giveBackDay],
      [calendar.addBusy, calendar.addBusyDay],
    ] as const;
    for (const [seen, name] of pairs) expect(name.toLowerCase()).toContain(seen.toLowerCase());
  },
);
