import { HandCoins, History, ReceiptText, Wallet } from 'lucide';
import { getTranslations } from 'next-intl/server';

import { Badge } from '@/components/ui/badge';
import { Band } from '@/components/ui/band';
import { toButtonClassName } from '@/components/ui/button-look';
import { Card } from '@/components/ui/card';
import { CountBadge } from '@/components/ui/count-badge';
import { Disclosure } from '@/components/ui/disclosure';
import { FactList } from '@/components/ui/fact-list';
import { Fold } from '@/components/ui/fold';
import { LinkRow, LinkRows, ROW_LINK } from '@/components/ui/link-rows';
import { Notice } from '@/components/ui/notice';
import { OnwardLink } from '@/components/ui/onward-link';
import { PaperList } from '@/components/ui/paper-list';
import { Price } from '@/components/ui/price';
import { ProgressBar } from '@/components/ui/progress';
import { SEGMENT_LINK, Segments } from '@/components/ui/segments';
import { ServicePicture } from '@/components/ui/service-picture';
import { Skeleton, SkeletonText } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/spinner';
import { EmptyState, ErrorState } from '@/components/ui/states';
import { formatDigits, formatJalaliDate, formatTomans } from '@/lib/i18n/formats';

import { Part, type OfLocale } from './part';

const SAMPLE_RIALS = 12_000_000;
const SAMPLE_COUNT = 3;
const SAMPLE_AT_MS = Date.UTC(2026, 10, 28);
const PAPERS = ['identity', 'skill'] as const;
const SERVICES = ['house-cleaning', 'laundry', 'carpet-cleaning', 'moving-service'];

const toPart = (name: string, label: string) => (
  <a href={`#part-${name}`} className={ROW_LINK}>
    {label}
  </a>
);

/** Folded content: an accordion. */
export async function Folded({ locale }: OfLocale) {
  const t = await getTranslations({ locale, namespace: 'order-following' });
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

/** The two halves of one page, with a count. */
export async function Inbox({ locale }: OfLocale) {
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

/** Facts at a glance, badges, and the drawings of services. */
export async function Facts({ locale }: OfLocale) {
  const t = await getTranslations({ locale, namespace: 'order-following' });
  const papers = await getTranslations({ locale, namespace: 'order.provider' });
  const facts = [
    { key: 'wallet', icon: Wallet, title: t('sums.parts.wallet'), text: formatTomans(SAMPLE_RIALS, locale) },
    { key: 'cash', icon: HandCoins, title: t('sums.parts.cash'), text: formatTomans(SAMPLE_RIALS, locale) },
  ];
  const date = formatJalaliDate(SAMPLE_AT_MS, locale, { hasWeekday: false, hasYear: true });
  return (
    <>
      <Part name="FactList">
        <div className="w-full max-w-prose">
          <FactList facts={facts} />
        </div>
      </Part>
      <Part name="PaperList">
        <PaperList
          className="gap-3"
          papers={PAPERS.map((kind) => ({
            key: kind,
            name: papers(`papers.${kind}`),
            checked: papers('checked', { date }),
          }))}
        />
      </Part>
      <Part name="ServicePicture">
        {SERVICES.map((name) => (
          <ServicePicture key={name} url="" name={name} size={56} className="size-14 rounded-field" />
        ))}
      </Part>
    </>
  );
}

/** Short words that stand in a page, by their tone, and a price. */
export async function Answers({ locale }: OfLocale) {
  const t = await getTranslations({ locale, namespace: 'order-following' });
  return (
    <>
      <Part name="Badge">
        {(['neutral', 'info', 'success', 'warning', 'danger'] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {t('states.CONFIRMED')}
          </Badge>
        ))}
      </Part>
      <Part name="Notice">
        {(['info', 'success', 'warning', 'error'] as const).map((tone) => (
          <Notice key={tone} tone={tone} className="w-full max-w-prose">
            {t('next.CONFIRMED')}
          </Notice>
        ))}
      </Part>
      <Part name="Card">
        {(['plain', 'tinted', 'floating'] as const).map((tone) => (
          <Card key={tone} tone={tone}>
            {t('next.CONFIRMED')}
          </Card>
        ))}
      </Part>
      <Part name="OnwardLink">
        <OnwardLink path="#part-OnwardLink" label={t('empty.title')} />
      </Part>
      <Part name="LinkRows">
        <div className="w-full max-w-prose">
          <LinkRows>
            <LinkRow icon={ReceiptText} link={toPart('LinkRows', t('title'))} text={t('empty.text')}>
              <CountBadge text={formatDigits(SAMPLE_COUNT, locale)} label={t('title')} />
            </LinkRow>
            <LinkRow icon={Wallet} link={toPart('Price', t('money'))} text={t('noCurrent.title')} />
          </LinkRows>
        </div>
      </Part>
      <Part name="Band">
        <Band
          action={
            <a href="#part-Band" className={toButtonClassName({ variant: 'secondary' })}>
              {t('allServices')}
            </a>
          }
        >
          <p>{t('noCurrent.title')}</p>
        </Band>
      </Part>
      <Part name="Price">
        <Price text={formatTomans(SAMPLE_RIALS, locale)} label={t('money')} />
        <Price text={formatTomans(SAMPLE_RIALS, locale)} size="large" />
      </Part>
    </>
  );
}

/** The parts for loading, for an empty list and for a failure. */
export async function Waits({ locale }: OfLocale) {
  const t = await getTranslations({ locale, namespace: 'order-following' });
  return (
    <>
      <Part name="ProgressBar">
        <ProgressBar label={t('hero.elapsed')} percent={30} className="max-w-prose" />
        <ProgressBar label={t('hero.good')} percent={90} tone="held" className="max-w-prose" />
      </Part>
      <Part name="Spinner">
        <Spinner />
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
