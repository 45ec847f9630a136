import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { contract } from '@/lib/contract';
import { getMove, MOVES } from '@/lib/domain/order/order-lifecycle';
import { locales, type Locale } from '@/lib/i18n/locales';
import { BATCHES } from '@/lib/server/jobs';

import { flatten } from './message-rules.mjs';
import { findPromises, findPromisesOf, PROMISES, type PromiseKind } from './promise-words';
import { NO_PROMISES } from './no-promises';
import { KEPT_PROMISES, SPECS_OWN_PROMISE } from './promises-kept';

type Texts = Readonly<Record<Locale, string>>;

const MESSAGES = 'messages';
const CONTENT = 'lib/catalogue/content';

/** Every text by its place: `<file>.<key>`. */
const texts = new Map<string, Texts>([
  ...readAll(readdirSync(path.join(MESSAGES, 'fa')), (locale, file) => path.join(MESSAGES, locale, file)),
  ...readAll(readdirSync(CONTENT), (locale, folder) => path.join(CONTENT, folder, `${locale}.json`)),
]);

function readAll(names: readonly string[], toFile: (locale: Locale, name: string) => string): [string, Texts][] {
  return names.flatMap((name) => {
    const byLocale = locales.map(
      (locale) => [locale, new Map(flatten(JSON.parse(readFileSync(toFile(locale, name), 'utf8'))))] as const,
    );
    const toTexts = (key: string) =>
      Object.fromEntries(byLocale.map(([locale, words]) => [locale, words.get(key) ?? ''])) as Texts;
    const keys = [...(byLocale[0]?.[1].keys() ?? [])];
    return keys.map((key): [string, Texts] => [`${name.replace('.json', '')}.${key}`, toTexts(key)]);
  });
}

const REFUNDS = ['refund-all', 'cancel-by-fee', 'hold-fee', 'return-for-bids'];
const PAYS = ['release-to-provider'];

const listedKinds = (place: string): PromiseKind[] =>
  KEPT_PROMISES.flatMap(({ keeps, places }) => (places.includes(place) ? keeps : []));
const excused = new Set<string>([
  ...Object.values(NO_PROMISES).flat(),
  ...SPECS_OWN_PROMISE.sentences,
  ...SPECS_OWN_PROMISE.headings,
]);

describe('a sentence that promises a move', () => {
  it.each<[Locale, PromiseKind, string]>([
    ['fa', 'money-back', 'اگر حق با شما باشد پولتان را برمی‌گردانیم.'],
    ['en', 'money-back', 'If you are right, you get your money back.'],
    ['de', 'money-back', 'Haben Sie recht, erhalten Sie Ihr Geld zurück.'],
    ['ar', 'money-back', 'وإن كان الحق معك أعدنا إليك مالك.'],
    ['fa', 'hears-both', 'پلاکفن از هر دو طرف شرح و عکس می‌خواهد.'],
    ['en', 'hears-both', 'Pelakfan hears both sides and looks at pictures.'],
    ['de', 'hears-both', 'Pelakfan hört beide Seiten an.'],
    ['ar', 'hears-both', 'تسمع بلاكفن الطرفين وتنظر في الصور.'],
    ['fa', 'pays-out', 'دستمزدتان به همان شبایی می‌رود که نوشته‌اید.'],
    ['en', 'pays-out', 'Your pay goes to the Sheba number you gave.'],
    ['de', 'pays-out', 'Ihr Verdienst wird pünktlich auf Ihr Konto überwiesen.'],
    ['ar', 'pays-out', 'يظهر أجرك ويذهب إلى رقم شبا الذي كتبته.'],
    ['fa', 'removes', 'نظری که توهین در آن باشد پاک می‌شود.'],
    ['en', 'removes', 'Reviews with insults are removed.'],
    ['de', 'removes', 'Bewertungen mit Beleidigungen werden entfernt.'],
    ['ar', 'removes', 'تُحذف التقييمات التي فيها إساءة.'],
    ['fa', 'suspends', 'نیامدن سر قرار ممکن است حساب را تعلیق کند.'],
    ['en', 'suspends', 'Whoever misses agreed visits can be suspended.'],
    ['de', 'suspends', 'Wer zugesagte Termine versäumt, kann gesperrt werden.'],
    ['ar', 'suspends', 'ومن غاب عن مواعيده قد يُوقف حسابه.'],
    ['fa', 'calls-back', 'پشتیبانی گزارش شما را می‌خواند و با شما تماس می‌گیرد.'],
    ['en', 'calls-back', 'Support reads your report and gets in touch.'],
    ['de', 'calls-back', 'Der Support liest Ihre Meldung und meldet sich.'],
    ['ar', 'calls-back', 'يقرأ الدعم بلاغك ويتواصل معك.'],
  ])('is known by its words in %s: %s', (locale, kind, sentence) => {
    expect(findPromises(sentence, locale)).toContain(kind);
  });

  it('is told apart from a rug that comes back and a lamp that hangs', () => {
    expect(
      findPromisesOf({
        fa: 'فرش در روز قرار به خانه برمی‌گردد.',
        en: 'The rug comes back on the agreed day.',
        de: 'Der Teppich kommt am vereinbarten Tag wieder.',
        ar: 'تعود السجادة في اليوم المحدد.',
      }),
    ).toEqual([]);
  });

  it('has a keeper, wherever it stands in messages and catalogue, in four languages', () => {
    const unkept = [...texts].flatMap(([place, words]) => {
      const kinds = findPromisesOf(words).filter((kind) => !listedKinds(place).includes(kind));
      return kinds.length === 0 || excused.has(place) ? [] : [`${place} promises ${kinds.join(', ')}: ${words.en}`];
    });
    expect(unkept).toEqual([]);
  });

  it('is listed only while it stands', () => {
    const gone = [...KEPT_PROMISES.flatMap(({ places }) => places), ...excused].filter((place) => {
      const words = texts.get(place);
      return words === undefined || findPromisesOf(words).length === 0;
    });
    expect(gone).toEqual([]);
  });

  it.each(KEPT_PROMISES)('is kept by an existing part: $how', ({ by, keeps }) => {
    const unknown = [
      ...(by.calls ?? []).filter((call) => !(call in contract)),
      ...(by.moves ?? []).filter((move) => !MOVES.some((served) => served === move)),
      ...(by.timers ?? []).filter((timer) => !BATCHES.some(({ name }) => name === timer)),
    ];
    expect(unknown).toEqual([]);
    expect([...(by.calls ?? []), ...(by.moves ?? []), ...(by.timers ?? [])]).not.toEqual([]);
    expect(keeps.filter((kind) => !PROMISES.includes(kind))).toEqual([]);
  });

  it.each([
    ['money-back', REFUNDS],
    ['pays-out', PAYS],
  ] as const)('a promise of the kind %s is kept only by moves whose money does it', (kind, sums) => {
    const moves = KEPT_PROMISES.filter(({ keeps }) => keeps.includes(kind)).flatMap(({ by }) => by.moves ?? []);
    const idle = MOVES.filter((move) => moves.includes(move)).filter(
      (move) => !sums.some((sum) => sum === getMove(move).money),
    );
    expect(moves.length).toBeGreaterThan(0);
    expect(idle).toEqual([]);
  });
});

describe('the guarantee of SPEC', () => {
  it('leads to the button of the order that freezes the money, by its own label', () => {
    expect(MOVES).toContain(SPECS_OWN_PROMISE.by);
    const label = texts.get('order-following.dispute.open');
    const silent = SPECS_OWN_PROMISE.sentences.flatMap((place) =>
      locales.filter((locale) => !texts.get(place)?.[locale].includes(label?.[locale] ?? '-')),
    );
    expect(silent).toEqual([]);
  });
});

describe('a promise’s condition', () => {
  it('stands with it: a gift for a cancelled visit names its limit and the order that releases it', () => {
    const online = { fa: 'آنلاین', en: 'online', de: 'online', ar: 'الإنترنت' };
    const bare = [...texts].flatMap(([place, words]) =>
      locales
        .filter((locale) => words[locale].includes('{apologyGiftTomans}'))
        .filter((locale) => !words[locale].includes('{apologiesAYear') || !words[locale].includes(online[locale]))
        .map((locale) => `${locale} ${place}`),
    );
    expect(bare).toEqual([]);
  });

  it('stands with it: a text about all services names the longer time to object of laundry and carpets', () => {
    const PAGES = ['about', 'faq', 'pelakfan-policy', 'policy', 'joinus'];
    const short = [...texts]
      .filter(([place]) => PAGES.includes(place.split('.')[0] ?? ''))
      .flatMap(([place, words]) =>
        locales
          .filter(
            (locale) => words[locale].includes('{completionHours') && !words[locale].includes('{textileClaimDays'),
          )
          .map((locale) => `${locale} ${place}`),
      );
    expect(short).toEqual([]);
  });
});
