import { createTranslator } from 'next-intl';

import type { Worker } from '@/components/yar/worker';
import { locales, toWordsLocale, type Locale } from '@/lib/i18n/locales';

import { describeWorker } from './describe-worker';

jest.mock('next-intl/server', () => ({
  getTranslations: async ({ locale, namespace }: { locale: Locale; namespace: string }) => {
    const [file = '', ...path] = namespace.split('.');
    const messages = { [file]: jest.requireActual<Record<string, string>>(`@/messages/${locale}/${file}.json`) };
    return createTranslator({ locale: toWordsLocale(locale), messages, namespace: [file, ...path].join('.') as never });
  },
}));

const worker = {
  fullname: 'Maryam Rezaei',
  lstCity: [{ cityid: 1, name: 'Tehran' }],
  lstService: [],
  workerRate: null,
  reviewCount: 0,
  totalTasks: 0,
} as unknown as Worker;

it.each(locales)('in %s a professional without a service has a title that leaves no gap for one', async (locale) => {
  const { title, description } = await describeWorker(locale, worker);
  expect(title).toContain(worker.fullname);
  expect(`${title} ${description}`).not.toMatch(/[,،]\s*[,،|]|[{}]/);
});
