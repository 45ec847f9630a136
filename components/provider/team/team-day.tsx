import { useTranslations } from 'next-intl';

import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { classNames } from '@/components/ui/class-names';
import { WrittenText } from '@/components/ui/written-text';
import { formatHourRange, formatJalaliDate } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { TeamWorkRow } from './team-work-row';
import type { TeamDays } from './team';

interface TeamDayProps {
  readonly gDate: string;
  readonly days: TeamDays;
  /** May hand works on. */
  readonly isLeader: boolean;
  readonly onChange: () => void;
}

/** One day of everybody: when they work, what they were handed, and when else they are taken. */
export function TeamDay({ gDate, days, isLeader, onChange }: TeamDayProps) {
  const t = useTranslations('team');
  const locale = useLocale();
  return (
    <li className="flex flex-col gap-3 py-4">
      <h3 className="flex flex-wrap items-center gap-2 font-bold">
        {formatJalaliDate(gDate, locale)}
        {gDate === days.today && <Badge tone="info">{t('days.today')}</Badge>}
      </h3>
      {days.lstMemberDays.length === 0 && <p className="text-14 text-stone-500">{t('days.nobody')}</p>}
      <ul className="flex flex-col gap-3">
        {days.lstMemberDays.map((member) => (
          <MemberDay key={member.userId} gDate={gDate} member={member} isLeader={isLeader} onChange={onChange} />
        ))}
      </ul>
    </li>
  );
}

interface MemberDayProps extends Pick<TeamDayProps, 'gDate' | 'isLeader' | 'onChange'> {
  readonly member: TeamDays['lstMemberDays'][number];
}

function MemberDay({ gDate, member, isLeader, onChange }: MemberDayProps) {
  const t = useTranslations('team');
  const locale = useLocale();
  const ofDay = <Part extends { readonly gDate: string }>(parts: readonly Part[]) =>
    parts.filter((part) => part.gDate === gDate);
  const shifts = ofDay(member.lstShift);
  const works = ofDay(member.lstWork);
  const taken = ofDay(member.lstTaken);
  const toHours = ({ startHour, endHour }: { startHour: number; endHour: number }) =>
    formatHourRange(startHour, endHour, locale);
  return (
    <li
      className={classNames(
        'flex flex-col gap-1 border-s-4 ps-3',
        works.some(({ isLate }) => isLate) ? 'border-pomegranate-600' : 'border-stone-200',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Avatar name={member.fullname} imageUrl={member.userImage} size="small" />
        <WrittenText text={member.fullname} className="font-semibold" />
        <span className="text-14 text-stone-500">
          {shifts.length === 0
            ? t('days.off')
            : t('days.works', { hours: shifts.map(toHours).join(t('days.separator')) })}
        </span>
        {shifts.length > 0 && works.length === 0 && taken.length === 0 && (
          <Badge tone="success">{t('days.free')}</Badge>
        )}
      </div>
      {taken.length > 0 && (
        <p className="text-14 text-stone-500">
          {t('days.taken', { hours: taken.map(toHours).join(t('days.separator')) })}
        </p>
      )}
      {works.length > 0 && (
        <ul className="flex flex-col gap-2">
          {works.map((work) => (
            <TeamWorkRow key={work.taskid} work={work} isLeader={isLeader} onChange={onChange} />
          ))}
        </ul>
      )}
    </li>
  );
}
