import { UserRoundCog } from 'lucide';
import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';

import { IconButton } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { formatHourRange } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { toWorkHref } from '../../work-card';
import { toBoardLook, type BoardLook } from './board-day';
import type { TeamWork } from '../team';
import { useAssignDialog } from '../use-assign-dialog';

export const BOARD_LOOKS: Readonly<Record<BoardLook, string>> = {
  done: 'border-turquoise-600 bg-turquoise-50 text-turquoise-600',
  atWork: 'border-enamel-700 bg-enamel-700 text-white',
  booked: 'border-enamel-200 bg-enamel-100 text-enamel-900',
  late: 'border-pomegranate-600 bg-pomegranate-50 text-pomegranate-700',
  waiting: 'border-dashed border-ink bg-saffron-300 text-ink',
};

interface BoardWorkProps {
  readonly work: TeamWork;
  readonly place: CSSProperties;
  readonly onChange: () => void;
}

/** A job on the board, as wide as its hours: where it is, and the way to hand it to somebody. */
export function BoardWork({ work, place, onChange }: BoardWorkProps) {
  const t = useTranslations('team.board');
  const locale = useLocale();
  const { dialog, ask } = useAssignDialog(work, onChange);
  const look = toBoardLook(work);
  const hours = formatHourRange(work.startHour, work.endHour, locale);
  const job = `${work.serviceName}, ${hours}`;
  return (
    <li
      data-board-work
      className={classNames('absolute inset-y-1 flex items-center rounded-field border ps-2', BOARD_LOOKS[look])}
      style={place}
    >
      <Link href={toWorkHref(work)} title={`${job}, ${work.deliveryPlace}`} className="min-w-0 grow text-14">
        <span className="sr-only">
          {t(`looks.${look}`)}: {hours}{' '}
        </span>
        <span className="block truncate font-semibold">{work.deliveryPlace}</span>
        <span className="block truncate">{work.serviceName}</span>
      </Link>
      {work.isAssignable && (
        <span data-hand-over className="contents">
          <IconButton label={t('handOver', { job })} onClick={ask} className="shrink-0 text-current">
            <Icon icon={UserRoundCog} size={20} />
          </IconButton>
        </span>
      )}
      {dialog}
    </li>
  );
}
