/** @jest-environment jsdom */
import { NextIntlClientProvider } from 'next-intl';

import { createRender, unmount } from '@/components/forms/testing';
import ar from '@/messages/ar/common.json';
import de from '@/messages/de/common.json';
import en from '@/messages/en/common.json';
import fa from '@/messages/fa/common.json';
import workBids from '@/messages/en/work-bids.json';

import { HomeBaseOffer, TravelFact } from './travel-fact';
import type { Work } from './work-card';
import type { WorkDetail } from './work-move';

let mockedLocale = 'en';
jest.mock('next/navigation', () => ({
  useParams: () => ({ locale: mockedLocale }),
  usePathname: () => '/pelakman/dashboard/',
  useRouter: () => ({}),
}));

const work = { state: 'CONFIRMED', kind: 'cleaning', handed: null, bidding: null, travel: null } as const;
const detail = (known: object) => ({ ...work, ...known }) as unknown as WorkDetail;
const travel = { metres: 3400, minutes: 9, from: 'base', isEstimate: true } as const;
const read = () => document.body.textContent ?? '';
const readIn = async (locale: string, common: object, known: object) => {
  mockedLocale = locale;
  const messages = { common, 'work-bids': workBids };
  await createRender(messages)(
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Tehran">
      <TravelFact work={detail(known)} />
    </NextIntlClientProvider>,
  );
  const text = read().replaceAll('\u00a0', ' ');
  await unmount();
  return text;
};

afterEach(async () => {
  mockedLocale = 'en';
  await unmount();
});

it('a way is told with where it begins, and as an estimate, in every language', async () => {
  expect(await readIn('en', en, { travel })).toContain('About 3.4 km, 9 min from where you start (an estimate)');
  expect(await readIn('fa', fa, { travel })).toContain('حدود ۳٫۴ کیلومتر، ۹ دقیقه از نقطهٔ شروع شما (تخمینی)');
  expect(await readIn('de', de, { travel })).toContain('Etwa 3,4 km, 9 Min. von Ihrem Startpunkt (geschätzt)');
  expect(await readIn('ar', ar, { travel })).toContain('دقائق من نقطة انطلاقك (تقديريًا)');
});

it('a long way is told in hours, a near one without minutes, and one from a job names it', async () => {
  expect(await readIn('en', en, { travel: { ...travel, metres: 32_000, minutes: 87 } })).toContain('1 h 27 min');
  const near = await readIn('en', en, { travel: { metres: 900, minutes: 2, from: 'job', isEstimate: true } });
  expect(near).toContain('Less than a kilometre from the job before it that day');
});

it.each([
  ['work ahead', {}, true],
  ['work of somebody of the team', { handed: {} }, false],
  ['petrol, whose truck starts from where it is', { kind: 'gas' }, false],
  ['work that is done', { state: 'DONE' }, false],
  ['work that is off', { state: 'CANCELLED_BY_CUSTOMER' }, false],
  ['work whose way is known', { travel }, false],
])(
  '%s: without a home base it is offered to set one, where somebody would go there',
  async (_name, known, isOffered) => {
    const render = createRender({ common: en, 'work-bids': workBids });
    await render(<HomeBaseOffer works={[{ ...work, ...known } as unknown as Work]} />);
    expect(read().includes(workBids.homeBase.offer)).toBe(isOffered);
    const link = document.querySelector('a');
    expect(link?.getAttribute('href') ?? null).toEqual(
      isOffered ? expect.stringContaining('/pelakman/pelakyar-profile/#home-base') : null,
    );
  },
);
