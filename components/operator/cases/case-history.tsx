import { useTranslations } from 'next-intl';

import { Card } from '@/components/ui/card';
import { WrittenText } from '@/components/ui/written-text';
import { useCall } from '@/lib/client/use-call';
import type { CallAnswer } from '@/lib/contract';
import type { DeskCase } from '@/lib/contract/desk-enumerations';
import { formatInstant } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { QUEUE_REFRESH_MS } from '../queue-refresh';

type Act = CallAnswer<'operator/getcasehistory'>['lstEvent'][number];

/** A change of the case that nobody at the desk made. */
export interface CaseStep {
  readonly label: string;
  /** Null for a step that has not come. */
  readonly atMs: number | null;
}

interface CaseHistoryProps {
  readonly subject: DeskCase;
  readonly caseId: number;
  readonly steps?: readonly CaseStep[];
}

/** The time line of a case, newest first: its steps, the acts of operators with their reasons, and its readers. */
export function CaseHistory({ subject, caseId, steps = [] }: CaseHistoryProps) {
  const t = useTranslations('desk.case');
  const { data } = useCall(
    'operator/getcasehistory',
    { subject, caseid: caseId },
    { refreshInterval: QUEUE_REFRESH_MS },
  );
  const toAct = useActWords();
  const came = steps.flatMap(({ label, atMs }) => (atMs === null ? [] : [{ label, atMs, act: null }]));
  const acts = (data?.lstEvent ?? []).map((act) => ({ label: toAct(act), atMs: act.atMs, act }));
  const events = [...acts, ...came].sort((one, other) => other.atMs - one.atMs);
  if (events.length === 0) return null;
  return (
    <Card className="flex flex-col gap-3">
      <h3 id="history" className="text-16 font-semibold">
        {t('timeline')}
      </h3>
      <ol aria-labelledby="history" className="flex flex-col gap-3">
        {events.map((event, index) => (
          <Event key={`${index}-${event.atMs}`} {...event} />
        ))}
      </ol>
    </Card>
  );
}

interface EventProps {
  readonly label: string;
  readonly atMs: number;
  /** Null for a step. */
  readonly act: Act | null;
}

function Event({ label, atMs, act }: EventProps) {
  const t = useTranslations('desk.audit');
  const locale = useLocale();
  return (
    <li>
      <p className="flex flex-wrap gap-x-3 text-12 text-stone-500">
        <span>{formatInstant(atMs, locale)}</span>
        {act && (
          <span>
            <WrittenText text={act.actor.fullname || t('erased')} />
          </span>
        )}
      </p>
      <p className="font-medium">{label}</p>
      {act?.reason && (
        <p className="whitespace-pre-line rounded-field bg-stone-50 px-3 py-2 text-14">
          <WrittenText text={act.reason} />
        </p>
      )}
    </li>
  );
}

/** The audit's words for an act; one of a later release has its contract's name. */
function useActWords() {
  const t = useTranslations('desk.audit');
  return ({ action }: Act): string => {
    const act = `acts.${action.split('/').at(-1) ?? ''}` as 'acts.getorder';
    return t.has(act) ? t(act) : action;
  };
}
