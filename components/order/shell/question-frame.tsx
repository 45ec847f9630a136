import { useTranslations } from 'next-intl';
import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react';

import { useFirstProblem } from '@/components/forms/fields/use-first-problem';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Notice } from '@/components/ui/notice';
import { StickyActionBar } from '@/components/ui/sticky-action-bar';
import { cameByOwnLink } from '@/lib/client/followed-link';
import { showTitlePart } from '@/lib/client/title-part';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { useOrder } from '../state/order-context';
import { PriceDetails } from '../price/price-details';
import { useVisitHours } from '../state/use-visit';

export interface NextAction {
  readonly label?: string;
  /** The frame awaits the promise. A problem that it leaves on the screen scrolls into view and gets the focus. */
  readonly onPress: () => void | Promise<void>;
  readonly isLoading?: boolean;
  readonly isDisabled?: boolean;
}

interface QuestionFrameProps {
  readonly title: ReactNode;
  readonly hint?: ReactNode;
  /** Without one, the question has nothing to go on with yet. */
  readonly next?: NextAction;
  /** Beside the price, instead of the price so far. */
  readonly summary?: ReactNode;
  /** The way on stays at the bottom of the window on a desktop, too. */
  readonly isBarInSight?: boolean;
  /** On a desktop the way on stands in the question itself, where it puts `FrameAct`; the bar is a phone's. */
  readonly hasOwnAct?: boolean;
  readonly children: ReactNode;
}

/** Content below a question and above its button, so that the bar is the last thing at every step. */
export const BelowQuestion = createContext<ReactNode>(null);

/** Content between a question and its answers, at the beginning of the funnel. */
export const AboveAnswers = createContext<ReactNode>(null);

const Act = createContext<ReactNode>(null);

/**
 * The way on, as a part of a question that puts it elsewhere on a desktop (`hasOwnAct`). It stays at the bottom of the
 * window until its place comes into sight.
 */
export function FrameAct() {
  return (
    <div className="sticky bottom-0 z-bar -my-2 grid bg-stone-50 py-4 max-desktop:hidden low:static">
      {useContext(Act)}
    </div>
  );
}

/**
 * One question a screen: its title takes the focus when it comes, the way on stays at the bottom of the window on a
 * phone.
 */
export function QuestionFrame({
  title,
  hint,
  next,
  summary,
  isBarInSight = false,
  hasOwnAct = false,
  children,
}: QuestionFrameProps) {
  const t = useTranslations('order');
  const { hasMoved, isEdit } = useOrder();
  // At the first step nothing slides: for as long as the browser is busy with the page, its place would be empty.
  const [slidesIn] = useState(hasMoved);
  const heading = useRef<HTMLHeadingElement>(null);
  const { place: frame, show: showProblem } = useFirstProblem();
  const below = useContext(BelowQuestion);
  const above = useContext(AboveAnswers);
  const press = async ({ onPress }: NextAction) => {
    await onPress();
    showProblem();
  };
  // A frame comes with each step. At the first one the focus stays where the browser put it. A reader who came by a
  // link of the site, and has pressed nothing since, begins at the question.
  useEffect(() => {
    const isLed = cameByOwnLink() && document.activeElement === document.body;
    if (hasMoved || isLed) heading.current?.focus({ preventScroll: true });
  }, [hasMoved]);
  useEffect(() => showTitlePart(heading.current?.textContent ?? ''), [title]);
  const act = next && (
    <Button
      size="large"
      onClick={() => void press(next)}
      isLoading={next.isLoading}
      disabled={next.isDisabled}
      className="min-w-32 max-tablet:grow"
    >
      {next.label ?? (isEdit ? t('saveEdit') : t('next'))}
    </Button>
  );
  return (
    <div ref={frame} className="group/question flex flex-col gap-6 max-desktop:grow">
      {/* The bar stands still while the question slides in. */}
      <div className={classNames('flex flex-col gap-6', slidesIn && 'max-desktop:animate-page-in')}>
        <div className="flex flex-col gap-1">
          <h1 ref={heading} tabIndex={-1} className="text-22 font-bold leading-snug outline-none desktop:text-28">
            {title}
          </h1>
          {hint && <p className="max-w-prose text-stone-500">{hint}</p>}
        </div>
        {above}
        <ClearedNotice />
        <div className="flex flex-col gap-6">{hasOwnAct ? <Act value={act}>{children}</Act> : children}</div>
        {below}
      </div>
      {next && (
        <StickyActionBar
          summary={summary ?? <PriceDetails />}
          isAlwaysInSight={isBarInSight}
          className={classNames(
            'max-desktop:-mb-4 desktop:group-has-[[data-part-to-come]]/question:invisible',
            hasOwnAct && 'desktop:hidden',
          )}
        >
          {act}
        </StickyActionBar>
      )}
    </div>
  );
}

/** The answers that the last change cleared; at the pre-invoice, that the price is another. */
function ClearedNotice() {
  const t = useTranslations('order');
  const locale = useLocale();
  const { cleared, clearedBy, question } = useOrder();
  const hours = useVisitHours();
  const again = cleared.filter((part) => part !== 'price' && part !== 'service-price');
  if (again.length > 0) {
    const parts = again.map((part) => t(`clearedParts.${part}`)).join(t('listSeparator'));
    return (
      <Notice tone="warning">
        {clearedBy === 'longer-visit' && hours !== null
          ? t('clearedByLength', { count: hours, hours: formatDigits(hours, locale), parts })
          : t('cleared', { parts })}
      </Notice>
    );
  }
  return cleared.length > 0 && question === 'pre-invoice' ? <Notice>{t('recalculated')}</Notice> : null;
}
