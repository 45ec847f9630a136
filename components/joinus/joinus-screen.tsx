import { BellRing, CalendarClock, CircleCheck, Percent, Undo2, type IconNode } from 'lucide';
import { getTranslations } from 'next-intl/server';

import { Breadcrumb, type BreadcrumbItem } from '@/components/layout/breadcrumb';
import { lateBoot } from '@/components/layout/late-boot';
import { toButtonClassName } from '@/components/ui/button-look';
import { Card } from '@/components/ui/card';
import { Disclosure } from '@/components/ui/disclosure';
import { Icon } from '@/components/ui/icon';
import { PageSection } from '@/components/ui/page-section';
import { Plate } from '@/components/ui/plate';
import type { CallAnswer } from '@/lib/contract';
import { listServedCities } from '@/lib/domain/place/available-services';
import { formatNumber } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

import type { JoinusLists, JoinusPoint } from './read-joinus';

const REGISTER_PATH = '/joinus/register/';
/** The icons of the points beside the title, in their order. */
const pointIcons: readonly IconNode[] = [CalendarClock, Undo2, Percent, BellRing];

interface JoinusProps {
  readonly locale: Locale;
  readonly lists: JoinusLists;
}

interface JoinusScreenProps extends JoinusProps {
  readonly bundle: CallAnswer<'boot/getallcategoryv3'>;
  readonly crumbs: readonly BreadcrumbItem[];
}

/** Tells future providers about the work, the money, the documents and the rules (row R-16). */
export async function JoinusScreen({ locale, bundle, crumbs, lists }: JoinusScreenProps) {
  const t = await getTranslations({ locale, namespace: 'joinus' });
  return (
    <div {...lateBoot} className="mx-auto flex w-full max-w-page flex-col gap-12 px-4 pb-16 pt-4 desktop:gap-16">
      <Opening locale={locale} crumbs={crumbs} lists={lists} />
      <Who locale={locale} bundle={bundle} />
      <PageSection id="steps" title={t('steps.title')}>
        <ol className="grid gap-6 tablet:grid-cols-2 wide:grid-cols-4">
          {lists.steps.list.map((step, index) => (
            <li key={step.title} className="flex gap-4 narrow:flex-col wide:flex-col wide:gap-3">
              <Plate className="flex size-14 shrink-0 items-center justify-center text-22 font-bold" aria-hidden>
                {formatNumber(index + 1, locale)}
              </Plate>
              <div className="flex flex-col gap-1 wide:gap-2">
                <h3 className="text-18 font-bold">{step.title}</h3>
                <p>{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </PageSection>
      <PageSection id="money" title={t('money.title')}>
        <PointCards points={lists.money.list} tone="tinted" />
        <p className="max-w-prose">{t('money.payout')}</p>
      </PageSection>
      <PageSection id="work" title={t('work.title')}>
        <PointCards points={lists.work.list} tone="plain" />
      </PageSection>
      <div className="grid gap-12 desktop:grid-cols-2">
        <PageSection id="documents" title={t('documents.title')}>
          <ul className="flex flex-col gap-3">
            {lists.documents.list.map((paper) => (
              <li key={paper} className="flex gap-3">
                <Icon icon={CircleCheck} size={24} className="mt-0.5 text-turquoise-600" />
                <span className="min-w-0">{paper}</span>
              </li>
            ))}
          </ul>
          <p className="text-stone-500">{t('documents.text')}</p>
        </PageSection>
        <PageSection id="rules" title={t('rules.title')}>
          <ul className="flex list-disc flex-col gap-3 ps-5 marker:text-enamel-600">
            {lists.rules.list.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
          <a
            href={toLocalePath(locale, '/pelakfan-policy/')}
            className="inline-flex min-h-touch items-center self-start font-semibold text-enamel-700 underline underline-offset-4"
          >
            {t('rules.link')}
          </a>
        </PageSection>
      </div>
      <Questions locale={locale} lists={lists} />
      <Plate className="flex flex-col items-start gap-4 p-8 desktop:flex-row desktop:items-center desktop:justify-between desktop:p-10">
        <div className="flex max-w-prose flex-col gap-2">
          <h2 className="text-22 font-bold desktop:text-28">{t('close.title')}</h2>
          <p className="text-enamel-100">{t('close.text')}</p>
        </div>
        <a
          href={toLocalePath(locale, REGISTER_PATH)}
          className={`${toButtonClassName({ variant: 'inverse', size: 'large' })} shrink-0`}
        >
          {t('action')}
        </a>
      </Plate>
    </div>
  );
}

async function Opening({ locale, crumbs, lists }: JoinusProps & Pick<JoinusScreenProps, 'crumbs'>) {
  const t = await getTranslations({ locale, namespace: 'joinus' });
  return (
    <div className="flex flex-col gap-4">
      <Breadcrumb items={crumbs} />
      <div className="grid items-center gap-8 desktop:grid-cols-2">
        <div className="flex flex-col items-start gap-4">
          <h1 className="text-28 font-bold leading-tight desktop:text-36">{t('title')}</h1>
          <p className="max-w-prose text-18">{t('summary')}</p>
          <a
            href={toLocalePath(locale, REGISTER_PATH)}
            className={`${toButtonClassName({ size: 'large' })} max-tablet:w-full`}
          >
            {t('action')}
          </a>
        </div>
        <Plate className="p-6 desktop:p-8">
          <ul className="grid gap-5 tablet:grid-cols-2">
            {lists.points.map((point, index) => (
              <li key={point.title} className="flex gap-3">
                <Icon icon={pointIcons[index] ?? CircleCheck} size={24} className="mt-1 text-saffron-300" />
                <div className="min-w-0">
                  <h2 className="font-bold">{point.title}</h2>
                  <p className="text-14 text-enamel-100">{point.text}</p>
                </div>
              </li>
            ))}
          </ul>
        </Plate>
      </div>
    </div>
  );
}

async function Who({ locale, bundle }: { locale: Locale; bundle: JoinusScreenProps['bundle'] }) {
  const t = await getTranslations({ locale, namespace: 'joinus' });
  const services = bundle.lstCategoriesWithSubCategories.filter(({ isHidden }) => isHidden === 'No');
  return (
    <PageSection id="who" title={t('who.title')}>
      <p className="max-w-prose">{t('who.text')}</p>
      <LinkList
        locale={locale}
        title={t('who.services')}
        links={services.map(({ serviceName, seopath }) => ({ name: serviceName, path: `/services/${seopath}/` }))}
      />
      <LinkList
        locale={locale}
        title={t('who.cities')}
        links={listServedCities(bundle).map(({ name, seopath }) => ({
          name,
          path: `/services-at-location/${seopath}/`,
        }))}
      />
    </PageSection>
  );
}

function LinkList({
  locale,
  title,
  links,
}: {
  locale: Locale;
  title: string;
  links: readonly { readonly name: string; readonly path: string }[];
}) {
  return (
    <div>
      <h3 className="pb-2 font-bold">{title}</h3>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ name, path }) => (
          <li key={path}>
            <a
              href={toLocalePath(locale, path)}
              className="inline-flex min-h-touch min-w-touch items-center justify-center rounded-field border border-stone-200 bg-card px-4 hover:border-enamel-300 hover:text-enamel-700"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function PointCards({ points, tone }: { points: readonly JoinusPoint[]; tone: 'tinted' | 'plain' }) {
  return (
    <ul className="grid gap-4 tablet:grid-cols-2">
      {points.map((point) => (
        <li key={point.title}>
          <Card tone={tone} className="flex h-full flex-col gap-1">
            <h3 className="text-18 font-bold">{point.title}</h3>
            <p>{point.text}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}

async function Questions({ locale, lists }: JoinusProps) {
  const t = await getTranslations({ locale, namespace: 'joinus' });
  return (
    <PageSection id="questions" title={t('questions.title')}>
      <div className="max-w-prose divide-y divide-stone-200 border-y border-stone-200">
        {lists.questions.list.map(({ question, answer }) => (
          <Disclosure key={question} name="questions" title={question} className="py-1">
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </PageSection>
  );
}
