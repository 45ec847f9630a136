import { BadgeCheck, Hourglass } from 'lucide';
import { useTranslations } from 'next-intl';

import { toButtonClassName } from '@/components/ui/button-look';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/states';
import { Timeline, type TimelineStep } from '@/components/ui/timeline';
import { formatInstant } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import type { Application, ApplicationChoices } from '@/components/forms/application/choices';
import { AskedPapers } from '@/components/forms/papers/asked-papers';
import { ApplicationSummary } from '@/components/forms/application/application-summary';

/** Sent and waiting for the decision: since when, what comes next, and what was sent. */
export function UnderReview({ application, services, cities }: ApplicationChoices & { application: Application }) {
  const t = useTranslations('application.review');
  const locale = useLocale();
  const sentAt = application.sentAtMs === null ? '' : formatInstant(application.sentAtMs, locale, { hasYear: true });
  const steps: readonly TimelineStep[] = [
    { key: 'sent', title: t('sent'), text: sentAt, state: 'done' },
    { key: 'checking', title: t('checking'), text: t('checkingText'), state: 'current' },
    { key: 'decided', title: t('decided'), text: t('decidedText'), state: 'coming' },
  ];
  return (
    <div className="flex flex-col gap-6 pb-10">
      <AskedPapers />
      <Card className="flex flex-col gap-6 desktop:p-8">
        <div role="status">
          <EmptyState icon={Hourglass} title={t('title')} text={t('text')} />
        </div>
        <Timeline steps={steps} label={t('steps')} />
        <div className="flex flex-wrap gap-3">
          <Link href="/user-profile/messages/" className={toButtonClassName({ variant: 'secondary' })}>
            {t('toMessages')}
          </Link>
          <Link href="/contact/" className={toButtonClassName({ variant: 'quiet' })}>
            {t('toContact')}
          </Link>
        </div>
      </Card>
      <ApplicationSummary application={application} services={services} cities={cities} />
    </div>
  );
}

/** A provider already, by this application or from before. */
export function ApprovedNotice({ isApplicant }: { isApplicant: boolean }) {
  const t = useTranslations('application.provider');
  return (
    <Card className="mb-10 desktop:p-8">
      <EmptyState
        icon={BadgeCheck}
        title={isApplicant ? t('approved') : t('already')}
        text={isApplicant ? t('approvedText') : t('alreadyText')}
        action={
          <Link href="/pelakman/dashboard/" className={toButtonClassName({ size: 'large' })}>
            {t('toDashboard')}
          </Link>
        }
      />
    </Card>
  );
}
