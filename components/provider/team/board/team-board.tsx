import { useTranslations } from 'next-intl';
import { useId, useRef, useState, type ReactNode } from 'react';

import { Key } from '@/components/shared/keys/key';
import { usePageKeys } from '@/components/shared/keys/use-page-keys';
import { useServerNowMs } from '@/components/shared/use-remaining';
import { Avatar } from '@/components/ui/avatar';
import { Card } from '@/components/ui/card';
import { ChoiceChips } from '@/components/ui/choice';
import { classNames } from '@/components/ui/class-names';
import { LabelWithName, WrittenText } from '@/components/ui/written-text';
import { useCall } from '@/lib/client/use-call';
import { formatDigits, formatJalaliDate, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { BoardWork, BOARD_LOOKS } from './board-work';
import { ofDay, toBoardHours, toBoardLook, toNowPercent, toPlace, type BoardLook, type Hours } from './board-day';
import type { TeamDays, TeamWork } from '../team';

const LOOKS = ['done', 'atWork', 'booked', 'late', 'waiting'] as const satisfies readonly BoardLook[];
/** The pattern of hours without work. */
const HATCH = { backgroundImage: 'repeating-linear-gradient(135deg, currentColor 0 2px, transparent 2px 8px)' };
/** A line an hour. */
const toHourLines = ({ startHour, endHour }: Hours) => ({
  backgroundImage: `repeating-linear-gradient(90deg, currentColor 0 1px, transparent 1px calc(100% / ${endHour - startHour}))`,
});

/** A name, the hours, what the day brings. */
const ROW = 'grid grid-cols-[12rem_minmax(0,1fr)_7rem] items-center gap-3 border-t border-stone-200';

interface TeamBoardProps {
  readonly days: TeamDays;
  readonly onChange: () => void;
}

/** A day of the team: a row a person, the hours across, and in each job the way to hand it to somebody else. */
export function TeamBoard({ days, onChange }: TeamBoardProps) {
  const t = useTranslations('team.board');
  const locale = useLocale();
  const { lstDay, lstMemberDays, lstWaiting, today, serverNowMs } = days;
  const [chosen, choose] = useState<string>();
  const gDate = lstDay.find((day) => day === chosen) ?? (lstDay.includes(today) ? today : (lstDay[0] ?? today));
  const nowMs = useServerNowMs(serverNowMs) ?? serverNowMs;
  const board = toBoardHours(days, gDate);
  const jobs = useRef<HTMLUListElement>(null);
  // The job that has the focus, else the first that can be handed on; then a name is chosen in the dialog.
  usePageKeys({ KeyM: () => findHandOver(jobs.current)?.click() });
  const waiting = ofDay(lstWaiting, gDate);
  const row = { board, gDate, nowMs, onChange };
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-18 font-bold">{t('title')}</h2>
      <ChoiceChips
        legend={t('day')}
        isLegendHidden
        choices={lstDay.map((day) => ({ value: day, label: formatJalaliDate(day, locale, { hasGregorian: false }) }))}
        value={gDate}
        onValueChange={choose}
      />
      <div>
        <div aria-hidden className={classNames(ROW, 'border-t-0 text-14 text-stone-500')}>
          <span />
          <HourMarks board={board} />
          <span className="text-end">{t('wage')}</span>
        </div>
        <ul ref={jobs} className="flex flex-col">
          {waiting.length > 0 && <BoardRow {...row} name={t('waiting')} works={waiting} wageRial={null} />}
          {lstMemberDays.map((member) => (
            <BoardRow
              key={member.userId}
              {...row}
              name={member.fullname}
              face={<Avatar name={member.fullname} imageUrl={member.userImage} size="small" />}
              fits={waiting[0] && <FitsHere work={waiting[0]} userId={member.userId} board={board} />}
              works={ofDay(member.lstWork, gDate)}
              shifts={ofDay(member.lstShift, gDate)}
              taken={ofDay(member.lstTaken, gDate)}
              wageRial={ofDay(member.lstWage, gDate)[0]?.wageRial ?? null}
            />
          ))}
        </ul>
      </div>
      <ul aria-hidden className="flex flex-wrap gap-x-5 gap-y-2 text-14 text-stone-500">
        {LOOKS.map((look) => (
          <li key={look} className="flex items-center gap-2">
            <span className={classNames('size-4 rounded-field border', BOARD_LOOKS[look])} />
            {t(`looks.${look}`)}
          </li>
        ))}
        <li className="ms-auto flex items-center gap-2">
          <Key name="M" />
          {t('key')}
        </li>
      </ul>
    </Card>
  );
}

/** The button that hands a job on. */
function findHandOver(jobs: HTMLElement | null): HTMLElement | null {
  const ofFocus = document.activeElement?.closest('[data-board-work]') ?? jobs;
  return ofFocus?.querySelector<HTMLElement>('[data-hand-over] button, button[data-hand-over]') ?? null;
}

function HourMarks({ board: { startHour, endHour } }: { board: Hours }) {
  const locale = useLocale();
  const hours = Array.from({ length: endHour - startHour }, (_none, index) => startHour + index);
  return (
    <span className="flex">
      {hours.map((hour) => (
        <span key={hour} className="grow basis-0 tabular-nums">
          {formatDigits(hour, locale)}
        </span>
      ))}
    </span>
  );
}

interface BoardRowProps {
  readonly board: Hours;
  readonly gDate: string;
  readonly nowMs: number;
  readonly name: string;
  /** Left out for what waits. */
  readonly face?: ReactNode;
  /** The free place for the first waiting work; it renders nothing where the work does not fit. */
  readonly fits?: ReactNode;
  readonly works: readonly TeamWork[];
  /** Left out for what waits: nobody works then. */
  readonly shifts?: readonly Hours[];
  readonly taken?: readonly Hours[];
  readonly wageRial: number | null;
  readonly onChange: () => void;
}

function BoardRow({
  board,
  gDate,
  nowMs,
  name,
  face,
  fits,
  works,
  shifts,
  taken = [],
  wageRial,
  onChange,
}: BoardRowProps) {
  const t = useTranslations('team.board');
  const locale = useLocale();
  const id = useId();
  const nowPercent = toNowPercent(board, gDate, nowMs);
  const isOff = shifts?.length === 0 && works.length === 0;
  return (
    <li className={classNames(ROW, 'py-2')}>
      <span className="flex items-center gap-2">
        {face}
        <span className="min-w-0">
          <WrittenText text={name} className="font-semibold" />
          <span id={id} className="sr-only">
            <LabelWithName label={t('hoursOf', { name: '{name}' })} name={name} />
          </span>
          {shifts && <Standing works={works} isOff={isOff} isTaken={taken.length > 0} />}
        </span>
      </span>
      <ul aria-labelledby={id} className="relative h-20 overflow-hidden text-stone-200" style={HATCH}>
        {shifts?.map((shift) => (
          <li key={shift.startHour} aria-hidden className="absolute inset-y-0 bg-card" style={toPlace(board, shift)} />
        ))}
        <li aria-hidden className="absolute inset-0" style={toHourLines(board)} />
        {taken.map((hours) => (
          <li
            key={hours.startHour}
            className="absolute inset-y-2 overflow-hidden rounded-field bg-stone-200 px-2 text-14 text-stone-500"
            style={toPlace(board, hours)}
          >
            {t('taken')}
          </li>
        ))}
        {works.map((work) => (
          <BoardWork key={work.taskid} work={work} place={toPlace(board, work)} onChange={onChange} />
        ))}
        {fits}
        {nowPercent !== null && (
          <li
            aria-hidden
            className="pointer-events-none absolute inset-y-0 w-0.5 bg-ink"
            style={{ insetInlineStart: `${nowPercent}%` }}
          />
        )}
      </ul>
      <span className="text-end font-semibold">{wageRial === null ? '' : formatTomans(wageRial, locale)}</span>
    </li>
  );
}

interface StandingProps {
  readonly works: readonly TeamWork[];
  readonly isOff: boolean;
  readonly isTaken: boolean;
}

/** How it stands with somebody on the shown day, late first. */
function Standing({ works, isOff, isTaken }: StandingProps) {
  const t = useTranslations('team.board');
  const looks = works.map(toBoardLook);
  if (isOff) return <span className="block text-14 text-stone-500">{t('off')}</span>;
  if (looks.includes('late')) return <span className="block text-14 text-pomegranate-600">{t('looks.late')}</span>;
  if (looks.includes('atWork')) return <span className="block text-14 text-stone-500">{t('looks.atWork')}</span>;
  if (works.length > 0 || isTaken) return null;
  return <span className="block text-14 text-turquoise-600">{t('free')}</span>;
}

/** In the row of who is free for it, where the first work that waits would lie. */
function FitsHere({ work, userId, board }: { work: TeamWork; userId: number; board: Hours }) {
  const t = useTranslations('team.board');
  const { data } = useCall('team/getfreemember', { taskid: work.taskid });
  const member = data?.lstMember.find((known) => known.userId === userId);
  if (!member?.isFree || member.isAssigned) return null;
  return (
    <li
      className={classNames(
        'absolute inset-y-3 flex items-center justify-center truncate rounded-field border px-2 text-14 font-semibold',
        BOARD_LOOKS.waiting,
      )}
      style={toPlace(board, work)}
    >
      {t('fits')}
    </li>
  );
}
