import { History, Phone, ReceiptText } from 'lucide';
import { getTranslations } from 'next-intl/server';

import { WordsProvider } from '@/components/layout/words-provider';
import { RatingBars } from '@/components/shared/rating-bars';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { CodePlates } from '@/components/ui/code-plates';
import { CountBadge } from '@/components/ui/count-badge';
import { Disclosure } from '@/components/ui/disclosure';
import { Fold } from '@/components/ui/fold';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { Plate } from '@/components/ui/plate';
import { Price } from '@/components/ui/price';
import { ProgressBar } from '@/components/ui/progress';
import { Rating } from '@/components/ui/rating';
import { Ring } from '@/components/ui/ring';
import { SEGMENT_LINK, Segments } from '@/components/ui/segments';
import { Skeleton, SkeletonText } from '@/components/ui/skeleton';
import { EmptyState, ErrorState } from '@/components/ui/states';
import { StepLine, type LineStep } from '@/components/ui/step-line';
import { Timeline } from '@/components/ui/timeline';
import type { WorkersOfService } from '@/lib/client/best-workers';
import { REVIEW_QUALITIES } from '@/lib/contract/enumerations';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';
import { formatDigits, formatNumber, formatRemainingTime, formatTomans } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

import { Buttons, Slides } from './buttons';
import { Hours } from './hours';
import { Part } from './part';

/** Texts for developers are in English. */
const TITLE = 'Parts';
const SHARES = [0, 0.1, 0.5, 0.9, 1];
const RING_TONES = ['waiting', 'working', 'paused'] as const;
const LEFT_MS = 2 * HOUR_MS + 18 * MINUTE_MS;
const SAMPLE_RIALS = 12_000_000;
const SAMPLE_STARS = 4.8;
const SAMPLE_COUNT = 3;
const SAMPLE_STAR_COUNTS = [0, 1, 2, 12, 113];
const SAMPLE_QUALITIES = REVIEW_QUALITIES.map((quality, index) => ({ quality, average: SAMPLE_STARS - index / 10 }));
const SAMPLE_CODE = '7284';

interface PartsScreenProps {
  readonly locale: Locale;
  readonly people: WorkersOfService['workers'];
}

/** The house's shared parts, by their names in the code, in the page's own language and direction. */
export async function PartsScreen({ locale, people }: PartsScreenProps) {
  const t = await getTranslations({ locale, namespace: 'order' });
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-12 px-4 pb-16 pt-6">
      <h1 dir="ltr" lang="en" className="text-start text-28 font-bold">
        {TITLE}
      </h1>
      <Faces people={people} />
      <Time locale={locale} />
      <Ways locale={locale} />
      <Folded locale={locale} />
      <Part name="RatingBars">
        <RatingBars
          locale={locale}
          starCounts={SAMPLE_STAR_COUNTS}
          average={SAMPLE_STARS}
          qualities={SAMPLE_QUALITIES}
        />
      </Part>
      <Inbox locale={locale} />
      <Answers locale={locale} />
      <Waits locale={locale} />
      <WordsProvider locale={locale} namespaces={['order', 'common']}>
        <Hours legend={t('dateTime.dayLegend')} />
      </WordsProvider>
    </div>
  );
}

/** With a photo, and each of the same people without one. */
function Faces({ people }: Pick<PartsScreenProps, 'people'>) {
  return (
    <Part name="Avatar">
      {people.map(({ workerCode, fullname, userImage }) => (
        <span key={workerCode} className="flex gap-2">
          <Avatar name={fullname} imageUrl={userImage} />
          <Avatar name={fullname} imageUrl={null} />
        </span>
      ))}
      {(['small', 'medium', 'large', 'hero', 'huge'] as const).map((size) => (
        <Avatar key={size} name={people[0]?.fullname ?? ''} imageUrl={people[0]?.userImage ?? null} size={size} />
      ))}
      <Avatar name="" imageUrl={null} />
    </Part>
  );
}

interface OfLocale {
  readonly locale: Locale;
}

async function Time({ locale }: OfLocale) {
  const t = await getTranslations({ locale, namespace: 'orders' });
  return (
    <>
      <Part name="Ring">
        {RING_TONES.flatMap((tone) =>
          SHARES.map((share) => (
            <Ring key={`${tone}-${share}`} share={share} tone={tone} className="size-24 text-14 font-bold">
              {formatNumber(share, locale, { style: 'percent' })}
            </Ring>
          )),
        )}
      </Part>
      <Part name="Plate">
        <Plate className="p-6">{t('states.CONFIRMED')}</Plate>
        <Plate look="hero" className="w-full max-w-prose">
          <p className="text-enamel-100">{t('states.EN_ROUTE')}</p>
          <p className="text-28 font-bold">{formatRemainingTime(LEFT_MS, locale)}</p>
        </Plate>
      </Part>
      <Part name="CodePlates">
        <CodePlates code={formatDigits(SAMPLE_CODE, locale)} />
      </Part>
    </>
  );
}

/** A way of five steps and one of seven, at each of their steps. */
async function Ways({ locale }: OfLocale) {
  const t = await getTranslations({ locale, namespace: 'orders' });
  const visit = ['placed', 'CONFIRMED', 'EN_ROUTE', 'IN_PROGRESS', 'DONE'] as const;
  const textiles = ['placed', 'CONFIRMED', 'EN_ROUTE', 'PICKED_UP', 'PROCESSING', 'RETURNING', 'DONE'] as const;
  const toSteps = (keys: readonly (typeof textiles)[number][] | typeof visit, current: number): LineStep[] =>
    keys.map((key, index) => ({
      key,
      title: t(`line.${key}`),
      text: index <= current ? formatDigits(`9:0${index}`, locale) : undefined,
      state: index < current ? 'done' : index === current ? 'current' : 'coming',
    }));
  const ways = [...visit.keys()].map((current) => toSteps(visit, current));
  return (
    <>
      <Part name="StepLine">
        {[...ways, toSteps(visit, visit.length), toSteps(textiles, 4)].map((steps, index) => (
          <Card key={index} className="w-full max-w-prose px-2">
            <StepLine steps={steps} label={`${t('line.label')} ${formatDigits(index + 1, locale)}`} />
          </Card>
        ))}
      </Part>
      <Part name="Timeline">
        <Timeline
          label={t('timeline')}
          steps={(['done', 'current', 'coming', 'failed'] as const).map((state) => ({
            key: state,
            title: t('states.CONFIRMED'),
            text: t('next.CONFIRMED'),
            state,
          }))}
        />
      </Part>
    </>
  );
}

async function Folded({ locale }: OfLocale) {
  const t = await getTranslations({ locale, namespace: 'orders' });
  return (
    <>
      <Part name="Fold">
        <Fold icon={History} title={t('timeline')} className="w-full max-w-prose">
          {t('next.CONFIRMED')}
        </Fold>
        <Fold
          icon={ReceiptText}
          title={t('money')}
          summary={formatTomans(SAMPLE_RIALS, locale)}
          isOpen
          className="w-full max-w-prose"
        >
          {t('next.DONE', { until: '' })}
        </Fold>
      </Part>
      <Part name="Disclosure">
        <Disclosure title={t('startCode.why')} className="w-full max-w-prose">
          {t('startCode.text')}
        </Disclosure>
      </Part>
    </>
  );
}

async function Inbox({ locale }: OfLocale) {
  const t = await getTranslations({ locale, namespace: 'inbox' });
  const count = { text: formatDigits(SAMPLE_COUNT, locale), label: t('newsUnread', { count: SAMPLE_COUNT }) };
  return (
    <>
      <Part name="Segments">
        <div className="w-full max-w-prose">
          <Segments label={t('sections')}>
            <a href="#part-Segments" aria-current="page" className={SEGMENT_LINK}>
              {t('orders')}
            </a>
            <a href="#part-CountBadge" className={SEGMENT_LINK}>
              {t('news')}
              <CountBadge {...count} />
            </a>
          </Segments>
        </div>
      </Part>
      <Part name="CountBadge">
        <CountBadge {...count} />
      </Part>
    </>
  );
}

async function Answers({ locale }: OfLocale) {
  const t = await getTranslations({ locale, namespace: 'orders' });
  const moves = await getTranslations({ locale, namespace: 'provider' });
  return (
    <>
      <Part name="Button">
        <Buttons>
          <Icon icon={Phone} />
          {t('acts.call')}
        </Buttons>
      </Part>
      <Part name="SlideButton">
        <Slides
          words={{
            label: moves('moves.depart'),
            question: moves('sure.depart'),
            confirmLabel: moves('confirm.depart'),
          }}
        />
      </Part>
      <Part name="Badge">
        {(['neutral', 'info', 'success', 'warning', 'danger'] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {t('states.CONFIRMED')}
          </Badge>
        ))}
      </Part>
      <Part name="Notice">
        {(['info', 'success', 'warning'] as const).map((tone) => (
          <Notice key={tone} tone={tone} className="w-full max-w-prose">
            {t('next.CONFIRMED')}
          </Notice>
        ))}
      </Part>
      <Part name="Price">
        <Price text={formatTomans(SAMPLE_RIALS, locale)} label={t('money')} />
        <Price text={formatTomans(SAMPLE_RIALS, locale)} size="large" />
      </Part>
      <Part name="Rating">
        <Rating
          value={SAMPLE_STARS}
          text={formatNumber(SAMPLE_STARS, locale)}
          label={formatNumber(SAMPLE_STARS, locale)}
        />
      </Part>
    </>
  );
}

async function Waits({ locale }: OfLocale) {
  const t = await getTranslations({ locale, namespace: 'orders' });
  return (
    <>
      <Part name="ProgressBar">
        <ProgressBar label={t('hero.elapsed')} percent={30} className="max-w-prose" />
        <ProgressBar label={t('hero.good')} percent={90} tone="held" className="max-w-prose" />
      </Part>
      <Part name="Skeleton">
        <Skeleton className="h-40 w-full max-w-prose rounded-sheet" />
        <Skeleton className="size-24 rounded-full" />
        <SkeletonText className="w-full max-w-prose" />
      </Part>
      <Part name="EmptyState">
        <EmptyState title={t('empty.title')} text={t('empty.text')} />
      </Part>
      <Part name="ErrorState">
        <ErrorState title={t('failed')} text={t('missing')} />
      </Part>
    </>
  );
}
