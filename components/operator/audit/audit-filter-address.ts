import type { CallRequest } from '@/lib/contract';
import { addDays, toInstantMs, toTehranDate } from '@/lib/domain/site/jalali-date';

export const AUDIT_OUTCOMES = ['done', 'read', 'operators-only'] as const;

/** How many days of Tehran, today among them. */
export const AUDIT_PERIODS = { today: 1, week: 7, month: 30 } as const;

export type AuditPeriod = keyof typeof AUDIT_PERIODS;

export const AUDIT_PERIOD_NAMES = Object.keys(AUDIT_PERIODS) as AuditPeriod[];

/** The filter as the address has it. `subject` and `id` name one case. */
export type AuditAddress = Readonly<Partial<Record<'outcome' | 'who' | 'when' | 'subject' | 'id', string>>>;

/** The request of a filter; what the address has wrong filters nothing. */
export function toAsked(
  { outcome, who, when, subject, id }: AuditAddress,
  nowMs: number,
): CallRequest<'operator/getaudit'> {
  const period = AUDIT_PERIOD_NAMES.find((name) => name === when);
  const [actorid, subjectid] = [toId(who), toId(id)];
  return {
    ...(AUDIT_OUTCOMES.some((known) => known === outcome) && { outcome }),
    ...(actorid !== null && { actorid }),
    ...(period && { fromMs: toInstantMs(addDays(toTehranDate(nowMs), 1 - AUDIT_PERIODS[period]), 0) }),
    ...(subject && subjectid !== null && { subject, subjectid }),
  };
}

function toId(text: string | undefined): number | null {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
