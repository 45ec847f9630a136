import { useTranslations } from 'next-intl';

import { toStateTone } from '@/components/shared/state-tone';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { LabelWithName, WrittenText } from '@/components/ui/written-text';
import { formatVisitTime } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { toWorkHref } from '../work-card';
import type { TeamWork } from './team';
import { useAssignDialog } from './use-assign-dialog';

interface TeamWorkRowProps {
  readonly work: TeamWork;
  /** May hand it on. */
  readonly isLeader: boolean;
  readonly onChange: () => void;
}

/** A work of the company's: what, when and where, the way to it, and the way to hand it to somebody. */
export function TeamWorkRow({ work, isLeader, onChange }: TeamWorkRowProps) {
  const t = useTranslations('team');
  const provider = useTranslations('provider');
  const locale = useLocale();
  const { dialog, ask } = useAssignDialog(work, onChange);
  const when = formatVisitTime(work.gDate, work.startHour, work.endHour, locale);
  return (
    <li className="flex flex-col gap-2 rounded-card border border-stone-200 bg-card p-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link href={toWorkHref(work)} className="inline-flex min-h-touch items-center font-semibold underline">
          {work.serviceName}
        </Link>
        {work.isLate && <Badge tone="danger">{t('board.looks.late')}</Badge>}
        <Badge tone={toStateTone(work.state)}>{provider(`states.${work.state}`)}</Badge>
      </div>
      <p className="text-14">{when}</p>
      <p className="text-14 text-stone-500">{work.deliveryPlace}</p>
      {work.returned && (
        <div className="rounded-field bg-saffron-50 px-3 py-2 text-14">
          <p className="font-semibold">
            <LabelWithName label={t('return.by', { name: '{name}' })} name={work.returned.fullname} />
          </p>
          <WrittenText text={work.returned.reason} as="p" />
        </div>
      )}
      {isLeader && work.isAssignable && (
        <Button variant="secondary" className="self-start" onClick={ask}>
          {t(work.assigneeUserId === null ? 'assign.open' : 'assign.again')}
        </Button>
      )}
      {dialog}
    </li>
  );
}
