import { ShieldCheck } from 'lucide';
import { getTranslations } from 'next-intl/server';

import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import { Disclosure } from '@/components/ui/disclosure';
import { Icon } from '@/components/ui/icon';
import { PageSection } from '@/components/ui/page-section';
import { Plate } from '@/components/ui/plate';
import type { CallAnswer } from '@/lib/contract';
import { formatNumber } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

interface DetailsProps {
  readonly locale: Locale;
  readonly page: CallAnswer<'pdp/fetch'>;
}

/** How it goes, from the order to the review, numbered like house plates. */
export async function ServiceSteps({ locale, page }: DetailsProps) {
  if (page.lstStep.length === 0) return null;
  const t = await getTranslations({ locale, namespace: 'services' });
  return (
    <PageSection id="steps" title={t('steps.title')}>
      <ol className="grid gap-6 tablet:grid-cols-2 desktop:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
        {page.lstStep.map((step, index) => (
          <li key={step.title} className="flex gap-4 narrow:flex-col desktop:flex-col desktop:gap-3">
            <Plate className="flex size-14 shrink-0 items-center justify-center text-22 font-bold" aria-hidden>
              {formatNumber(index + 1, locale)}
            </Plate>
            <div className="flex flex-col gap-1 desktop:gap-2">
              <h3 className="text-18 font-bold">{step.title}</h3>
              <p className="text-stone-500">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </PageSection>
  );
}

export async function ServiceGuarantees({ locale, page }: DetailsProps) {
  if (page.lstGuarantee.length === 0) return null;
  const t = await getTranslations({ locale, namespace: 'services' });
  return (
    <PageSection id="guarantees" title={t('guarantees.title')}>
      <Card tone="tinted">
        <ul
          className={classNames(
            'grid gap-x-10 gap-y-4',
            page.lstGuarantee.length % 3 === 0 ? 'desktop:grid-cols-3' : 'desktop:grid-cols-2',
          )}
        >
          {page.lstGuarantee.map((guarantee) => (
            <li key={guarantee} className="flex gap-3">
              <Icon icon={ShieldCheck} size={24} className="mt-0.5 text-enamel-700" />
              <span>{guarantee}</span>
            </li>
          ))}
        </ul>
      </Card>
    </PageSection>
  );
}

interface QuestionsProps {
  readonly locale: Locale;
  readonly questions: CallAnswer<'pdp/fetch'>['lstQuestion'];
}

export async function ServiceQuestions({ locale, questions }: QuestionsProps) {
  if (questions.length === 0) return null;
  const t = await getTranslations({ locale, namespace: 'services' });
  return (
    <PageSection id="questions" title={t('questions.title')}>
      <div className="divide-y divide-stone-200 border-y border-stone-200">
        {questions.map(({ question, answer }) => (
          <Disclosure key={question} name="questions" title={question} className="py-1">
            <p className="max-w-prose">{answer}</p>
          </Disclosure>
        ))}
      </div>
    </PageSection>
  );
}
