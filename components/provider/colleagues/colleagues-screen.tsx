'use client';

import { useTranslations } from 'next-intl';

import { InviteCode } from '@/components/shared/invite-code';
import { LoadFailure } from '@/components/shared/load-failure';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/states';
import { WrittenText } from '@/components/ui/written-text';
import type { CallAnswer } from '@/lib/contract';
import { COLLEAGUE_REFERRAL } from '@/lib/domain/constants/gifts';
import { toReferralQuery } from '@/lib/domain/person/referral';
import { formatJalaliDate, formatNumber, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { toLocalePath } from '@/lib/i18n/paths';

import { ScreenSkeleton } from '../screen-skeleton';
import { useProviderCall } from '../use-provider-call';

type Answer = CallAnswer<'provider/getinvitedcolleagues'>;
type Colleague = Answer['lstColleague'][number];

/** A provider's link for colleagues, who came by it, where each stands, and why a credit does not come. */
export function ColleaguesScreen() {
  const t = useTranslations('provider.colleagues');
  const locale = useLocale();
  const { data, error, mutate } = useProviderCall('provider/getinvitedcolleagues', {});
  if (error && !data) return <LoadFailure title={t('failed')} error={error} onRetry={() => void mutate()} />;
  if (!data) return <ScreenSkeleton />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 desktop:grid-cols-[minmax(0,1fr)_22rem] desktop:items-start">
      <section className="flex flex-col gap-4 max-desktop:order-last">
        <h2 className="text-22 font-bold">{t('title')}</h2>
        {data.lstColleague.length === 0 ? (
          <EmptyState title={t('none')} text={t('noneText')} />
        ) : (
          <>
            <p className="text-14 text-stone-500">
              {t('given', {
                count: data.givenCount,
                number: formatNumber(data.givenCount, locale),
                amount: formatTomans(data.givenRial, locale),
              })}
            </p>
            <ul className="flex flex-col gap-3">
              {data.lstColleague.map((colleague) => (
                <ColleagueCard key={`${colleague.invitedAtMs}-${colleague.firstName}`} colleague={colleague} />
              ))}
            </ul>
          </>
        )}
      </section>
      <InviteCard code={data.inviteCode} />
    </div>
  );
}

function InviteCard({ code }: { code: string }) {
  const t = useTranslations('provider.colleagues.invite');
  const locale = useLocale();
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-col gap-2">
        <h2 className="text-18 font-bold">{t('title')}</h2>
        <p className="text-14 text-stone-500">{t('text')}</p>
        <p className="text-14 text-stone-500">{t('terms')}</p>
      </div>
      <InviteCode
        code={code}
        path={`${toLocalePath(locale, '/joinus/')}?${toReferralQuery(code)}`}
        say={t}
        message={t('message', { code })}
      />
    </Card>
  );
}

const TONES = { applied: 'neutral', working: 'info', given: 'success', none: 'warning' } as const;
const DAY = { hasWeekday: false, hasYear: true };

function ColleagueCard({ colleague }: { colleague: Colleague }) {
  const t = useTranslations('provider.colleagues');
  const locale = useLocale();
  const { firstName, invitedAtMs, state, jobCount, why, endsAtMs } = colleague;
  const jobs = { count: formatNumber(jobCount, locale), jobs: formatNumber(COLLEAGUE_REFERRAL.jobs, locale) };
  return (
    <li>
      <Card className="flex flex-col gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">
            <WrittenText text={firstName} />
          </span>
          <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
        </p>
        <p className="text-14 text-stone-500">{t('applied', { day: formatJalaliDate(invitedAtMs, locale, DAY) })}</p>
        {state === 'working' && (
          <>
            <p className="text-14">{t('jobs', jobs)}</p>
            <progress className="h-2 w-full accent-enamel-700" max={COLLEAGUE_REFERRAL.jobs} value={jobCount}>
              {t('jobs', jobs)}
            </progress>
          </>
        )}
        {(state === 'working' || state === 'applied') && (
          <p className="text-14 text-stone-500">{t('until', { day: formatJalaliDate(endsAtMs, locale, DAY) })}</p>
        )}
        {why !== null && <p className="text-14">{t(`why.${why}`)}</p>}
      </Card>
    </li>
  );
}
