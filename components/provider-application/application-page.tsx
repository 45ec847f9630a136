import { getTranslations } from 'next-intl/server';

import { Breadcrumb } from '@/components/layout/breadcrumb';
import { NeedsScript } from '@/components/layout/needs-script';
import { WordsProvider } from '@/components/layout/words-provider';
import type { Locale } from '@/lib/i18n/locales';

import { ApplicationIsland } from './application-island';
import { ApplicationLead } from './application-lead';
import { readApplicationChoices } from '@/components/forms/application/read-choices';

/** The words of the steps; the lead's words stay on the server. */
const stepWords = [
  'failed',
  'back',
  'next',
  'review',
  'rejected',
  'corrections',
  'provider',
  'steps',
  'person',
  'services',
  'area',
  'documents',
  'bank',
  'summary',
  'send',
].map((name) => `application.${name}`);

/** The application of a future provider (row R-16). Everybody gets one page; an island fills it for its reader. */
export async function ApplicationPage({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'application' });
  const common = await getTranslations({ locale, namespace: 'common' });
  const joinus = await getTranslations({ locale, namespace: 'joinus' });
  const { services, cities } = await readApplicationChoices(locale);
  const crumbs = [
    { name: common('home'), path: '/' },
    { name: joinus('title'), path: '/joinus/' },
    { name: t('title'), path: '/joinus/register/' },
  ];
  return (
    <div className="mx-auto flex w-full max-w-dialog-wide grow flex-col gap-6 px-4 pt-4 desktop:pb-16 desktop:pt-2">
      <div className="flex flex-col gap-2">
        <Breadcrumb items={crumbs} />
        <h1 className="text-28 font-bold leading-snug">{t('title')}</h1>
        <p className="max-w-prose">{t('lead.text')}</p>
      </div>
      <NeedsScript locale={locale} text={t('needsScript')} contactLabel={t('toContact')} />
      <WordsProvider
        locale={locale}
        namespaces={[...stepWords, 'common', 'account.personal', 'account.vehicles', 'work-vehicles', 'paper-requests']}
      >
        <ApplicationIsland services={services} cities={cities}>
          <ApplicationLead locale={locale} />
        </ApplicationIsland>
      </WordsProvider>
    </div>
  );
}
