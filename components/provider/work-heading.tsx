import { useTranslations } from 'next-intl';
import { useLayoutEffect, useRef } from 'react';

import { SaidState } from '@/components/shared/said-state';
import { toStateTone } from '@/components/shared/state-tone';
import { Badge } from '@/components/ui/badge';
import { useTitlePart } from '@/lib/client/title-part';
import { toWorkName } from '@/lib/domain/order/work-name';
import { formatJalaliDate } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { findLostState } from './bids/bid';
import { toStateWords, type WorkDetail } from './work-move';

/**
 * The work's name and state. The last move removes the pressed button, so the heading scrolls into view with the focus:
 * the words about the end stand below it. A text that is being written keeps the focus.
 */
export function WorkHeading({ work }: { work: WorkDetail }) {
  const t = useTranslations('provider');
  const bids = useTranslations('work-bids');
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const hasMoves = work.moves.length > 0;
  const hadMoves = useRef(hasMoves);
  useLayoutEffect(() => {
    if (hadMoves.current && !hasMoves && document.activeElement === document.body) {
      heading.current?.scrollIntoView({ block: 'center' });
      heading.current?.focus({ preventScroll: true });
    }
    hadMoves.current = hasMoves;
  }, [hasMoves]);
  useTitlePart(`${toWorkName(work)} · ${formatJalaliDate(work.gDate, locale)}`);
  // How an order that is another's stands is no business of theirs.
  const lost = findLostState(work);
  const state = lost === null ? t(toStateWords(work)) : bids(`states.${lost}`);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <h2 ref={heading} tabIndex={-1} data-state-heading className="text-22 font-bold">
        {toWorkName(work)}
      </h2>
      {lost === null ? <Badge tone={toStateTone(work.state)}>{state}</Badge> : <Badge>{state}</Badge>}
      <SaidState states={[{ id: work.taskid, text: `${toWorkName(work)}: ${state}` }]} />
    </div>
  );
}
