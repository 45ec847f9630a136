import { useTranslations } from 'next-intl';
import { useEffect, useRef, type ReactNode } from 'react';

import { SaidState } from '@/components/shared/said-state';
import { ServicePicture } from '@/components/ui/service-picture';
import { WrittenText } from '@/components/ui/written-text';
import { useTitlePart } from '@/lib/client/title-part';
import { toWorkName } from '@/lib/domain/order/work-name';
import { formatJalaliDate, formatTaskTime, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { isOpenForBids, toStateWords } from '@/components/shared/state-words';
import { cameByOwnLink } from '@/lib/client/followed-link';
import type { TaskDetail } from '../task-detail';
import { useNextText } from '../use-next-text';
import { DoneHero } from './done-hero';
import type { HeroProps } from './hero-props';
import { PayHero } from './pay-hero';
import { PlainHero } from './plain-hero';
import { VisitHero } from './visit-hero';
import { WaitingHero } from './waiting-hero';
import { WorkHero } from './work-hero';

const HEROES: Partial<Record<TaskDetail['state'], (props: HeroProps) => ReactNode>> = {
  PENDING_PAYMENT: PayHero,
  AWAITING_PROVIDER: WaitingHero,
  CONFIRMED: VisitHero,
  EN_ROUTE: VisitHero,
  IN_PROGRESS: WorkHero,
  DONE: DoneHero,
};

/** The state of an order at one glance: the time first, then who, then what comes next. */
export function OrderHero({ task, onChange }: HeroProps) {
  const t = useTranslations('order-following');
  const next = useNextText(task);
  const locale = useLocale();
  useTitlePart(`${toWorkName(task)} · ${formatJalaliDate(task.gDate, locale)}`);
  const heading = useRef<HTMLHeadingElement>(null);
  // A reader who came by a link of the site, and has pressed nothing yet, begins at the heading.
  useEffect(() => {
    if (cameByOwnLink() && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  // The card of an open case says whose turn it is, and asks all that there is to ask.
  const isInDispute = Boolean(task.dispute?.isOpen);
  // How an order ended is told by what happened at the door, where that ended it. A price that waits for an answer is
  // the page's hero itself, and the state is one line below it.
  const isPlain = task.absence !== null || task.priceChange?.state === 'open';
  // The card of a price and the way to pay say it themselves.
  const isPriceSaid = task.state === 'PENDING_PAYMENT' || task.priceChange?.state === 'open';
  const hasPrice = Boolean(task.sums) && !isPriceSaid && !isOpenForBids(task);
  const Hero = isPlain ? undefined : HEROES[task.state];
  return (
    <section className="flex flex-col gap-2">
      <div className="flex items-center gap-3">
        <ServicePicture url="" name={task.seopath} size={40} isFirst className="size-10 shrink-0 rounded-field" />
        <div className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-3">
          <h2
            ref={heading}
            tabIndex={-1}
            data-state-heading
            className="min-w-0 text-22 font-bold leading-tight desktop:text-28"
          >
            {toWorkName(task)}
          </h2>
          {hasPrice && (
            <span className="whitespace-nowrap text-14 leading-none text-stone-500">
              {formatTomans(task.priceRial, locale)}
            </span>
          )}
        </div>
      </div>
      {/* Every state has a hero of its own, and what comes with its words is not read out. */}
      <SaidState states={[{ id: task.taskid, text: `${t(toStateWords(task))}. ${next}` }]} />
      {isInDispute ? (
        <CaseHead task={task} />
      ) : Hero ? (
        <Hero task={task} onChange={onChange} />
      ) : (
        <PlainHero task={task} />
      )}
    </section>
  );
}

/** The visit that an open case is about; the rest is in its card. */
function CaseHead({ task }: Pick<HeroProps, 'task'>) {
  const locale = useLocale();
  return (
    <p className="text-14 text-stone-500">
      {task.providerName && (
        <>
          <WrittenText text={task.providerName} />
          {' · '}
        </>
      )}
      {formatTaskTime(task, locale)}
    </p>
  );
}
