import { getTranslations } from 'next-intl/server';

import { lateBoot } from '@/components/layout/late-boot';
import { toButtonClassName } from '@/components/ui/button-look';
import { Disclosure } from '@/components/ui/disclosure';
import type { Locale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

import { toPartId, WithContents } from './contents';
import { PageHead } from './page-head';
import type { QuestionGroup } from './read-questions';

interface FaqScreenProps {
  readonly locale: Locale;
  readonly groups: readonly QuestionGroup[];
}

/** Every answer is in the page; one stands open at a time, without a script. */
export async function FaqScreen({ locale, groups }: FaqScreenProps) {
  const t = await getTranslations({ locale, namespace: 'faq' });
  return (
    <div {...lateBoot} className="mx-auto flex w-full max-w-page flex-col gap-8 px-4 pb-16 pt-6 desktop:gap-12">
      <PageHead title={t('title')} summary={t('summary')} />
      <WithContents title={t('title')} parts={groups.map((group) => group.title)}>
        {groups.map((group, index) => (
          <section key={group.title} id={toPartId(index)} className="flex flex-col gap-2">
            <h2 className="text-22 font-bold">{group.title}</h2>
            <div className="divide-y divide-stone-200 border-y border-stone-200">
              {group.questions.map(({ question, answer }) => (
                <Disclosure key={question} name="questions" title={question}>
                  <p>{answer}</p>
                </Disclosure>
              ))}
            </div>
          </section>
        ))}
        <section className="flex flex-col items-start gap-3 rounded-card bg-enamel-50 p-6">
          <h2 className="text-18 font-bold">{t('more.title')}</h2>
          <p>{t('more.text')}</p>
          <a href={toLocalePath(locale, '/contact/')} className={toButtonClassName({ variant: 'secondary' })}>
            {t('more.action')}
          </a>
        </section>
      </WithContents>
    </div>
  );
}
