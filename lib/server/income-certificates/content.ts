import { eq } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { INCOME_CERTIFICATE } from '@/lib/domain/constants/providers';
import { MINUTE_MS } from '@/lib/domain/constants/time-units';
import { getKind } from '@/lib/domain/kind/service-kind';
import { listMonths, toPlace, type JalaliMonth } from '@/lib/domain/accounting/jalali-months';
import { toFullName } from '@/lib/domain/person/full-name';
import { toTehranDate } from '@/lib/domain/site/jalali-date';
import { getSiteUrl } from '@/lib/domain/site/site-url';

import { listCertificates } from '../certificates';
import { readProviderVisitsInTime } from '../lateness';
import { listSettledJobs, listTips, toMonthOf, toMonthSpan, type SettledJob, type Span } from '../accounting';
import type { Executor } from '../ports/database';
import { providers, users } from '../schema';

export type Content = NonNullable<CallAnswer<'workerprofile/opencertificate'>['certificate']>;
type JobSums = Content['sums'];

interface Asked {
  readonly from: JalaliMonth;
  readonly to: JalaliMonth;
  readonly now: Date;
}

/** A certificate's content for these months, without its number; null before the first work. */
export async function readContent(
  executor: Executor,
  userId: number,
  { from, to, now }: Asked,
): Promise<Omit<Content, 'number'> | null> {
  const [person] = await executor
    .select({ user: users, provider: providers })
    .from(providers)
    .innerJoin(users, eq(users.id, providers.userId))
    .where(eq(providers.userId, userId));
  if (!person) return null;
  const span = { from: toMonthSpan(from).from, to: toMonthSpan(to).to };
  const months = await readMonths(executor, userId, { months: listMonths(from, to), span });
  const held = await listCertificates(executor, userId);
  return {
    site: getSiteUrl(),
    fullname: toFullName(person.user),
    workerCode: person.provider.workerCode,
    sinceMs: person.provider.registeredAt.getTime(),
    issuedAtMs: now.getTime(),
    endsAtMs: now.getTime() + INCOME_CERTIFICATE.openMs,
    months,
    sums: sumUp(months),
    visits: await readProviderVisitsInTime(executor, userId, span),
    badges: held.filter(({ isHeld }) => isHeld).map(({ kind }) => kind),
  };
}

interface MonthsAsked {
  readonly months: readonly JalaliMonth[];
  readonly span: Span;
}

async function readMonths(
  executor: Executor,
  userId: number,
  { months, span }: MonthsAsked,
): Promise<Content['months']> {
  const jobs = await listSettledJobs(executor, userId, span);
  const tips = await listTips(executor, userId, span);
  return months.map((month) => {
    const isOfMonth = ({ at }: { readonly at: Date }) =>
      toPlace(toMonthOf(toTehranDate(at.getTime()))) === toPlace(month);
    const own = jobs.filter(isOfMonth);
    const netRial = own.reduce((sum, { sums }) => sum + sums.netRials, 0);
    const tipRial = tips.filter(isOfMonth).reduce((sum, { rials }) => sum + rials, 0);
    return {
      year: month.year,
      month: month.month,
      jobCount: own.length,
      minutes: own.reduce((sum, job) => sum + toMinutes(job), 0),
      netRial,
      tipRial,
      incomeRial: netRial + tipRial,
    };
  });
}

/** The booked visit; nothing for work in a workshop, and for a kind without an hour. */
function toMinutes({ task: { kind, startsAt, endsAt } }: SettledJob): number {
  if (getKind(kind).isTextile || !startsAt || !endsAt) return 0;
  return Math.round((endsAt.getTime() - startsAt.getTime()) / MINUTE_MS);
}

function sumUp(months: Content['months']): JobSums {
  const sumOf = (part: keyof JobSums) => months.reduce((sum, month) => sum + month[part], 0);
  return {
    jobCount: sumOf('jobCount'),
    minutes: sumOf('minutes'),
    netRial: sumOf('netRial'),
    tipRial: sumOf('tipRial'),
    incomeRial: sumOf('incomeRial'),
  };
}
