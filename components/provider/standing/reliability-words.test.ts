import { RELIABILITY } from '@/lib/domain/constants/providers';
import { fillNumbers } from '@/lib/i18n/fill-numbers';
import { formatNumber } from '@/lib/i18n/formats';
import { locales } from '@/lib/i18n/locales';

it.each(locales)(
  'the rule of the points adds up with their rows: it says what not coming takes, and that nothing goes above the most: %s',
  async (locale) => {
    const words: typeof import('@/messages/en/provider.json') = await import(`@/messages/${locale}/provider.json`);
    const said = fillNumbers(words.standing.noEvents, locale);
    expect(said).toContain(formatNumber(-RELIABILITY.points['no-show'], locale));
    // Where one begins, what is never passed, and at which number a job adds nothing.
    expect(said.match(/\{most\}/g)).toHaveLength(3);
  },
);
