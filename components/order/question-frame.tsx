'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, type ReactNode } from 'react';

import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { StickyActionBar } from '@/components/ui/sticky-action-bar';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { useOrder } from './order-context';
import { PriceSoFar } from './price-so-far';
import { useVisitHours } from './use-visit';

export interface NextAction {
  readonly label?: string;
  readonly onPress: () => void;
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
  readonly children: ReactNode;
}

/** One question a screen: its title takes the focus when it comes, the way on stays at the bottom of the window on a phone. */
export function QuestionFrame({ title, hint, next, summary, children }: QuestionFrameProps) {
  const t = useTranslations('order');
  const { hasMoved, isEdit } = useOrder();
  const heading = useRef<HTMLHeadingElement>(null);
  // A frame comes with each step; at the first one the focus stays where the browser put it.
  useEffect(() => {
    if (hasMoved) heading.current?.focus({ preventScroll: true });
  }, [hasMoved]);
  return (
    <div className="flex flex-col gap-6 max-desktop:grow max-desktop:animate-page-in">
      <div className="flex flex-col gap-1">
        <h1 ref={heading} tabIndex={-1} className="text-22 font-bold leading-snug outline-none desktop:text-28">
          {title}
        </h1>
        {hint && <p className="max-w-prose text-stone-500">{hint}</p>}
      </div>
      <ClearedNotice />
      <div className="flex flex-col gap-6">{children}</div>
      {next && (
        <StickyActionBar summary={summary ?? <PriceSoFar />}>
          <Button
            size="large"
            onClick={next.onPress}
            isLoading={next.isLoading}
            disabled={next.isDisabled}
            className="min-w-32 max-tablet:grow"
          >
            {next.label ?? (isEdit ? t('saveEdit') : t('next'))}
          </Button>
        </StickyActionBar>
      )}
    </div>
  );
}

/** What the last change took with it: what has to be chosen again, and at the pre-invoice that the price is another. */
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
          ? t('clearedByLength', { hours: formatDigits(hours, locale), parts })
          : t('cleared', { parts })}
      </Notice>
    );
  }
  return cleared.length > 0 && question === 'pre-invoice' ? <Notice>{t('recalculated')}</Notice> : null;
}
