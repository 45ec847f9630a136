import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';

import { ChoiceCards } from '@/components/ui/choice';
import { Disclosure } from '@/components/ui/disclosure';
import { Skeleton } from '@/components/ui/skeleton';
import { USUAL_HOMES } from '@/lib/domain/constants/orders';
import type { OrderDraft } from '@/lib/funnel/draft';
import { formatDigits, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { HomeDrawing } from './home-drawing';
import type { useUsualHomes } from './use-usual-homes';

type Answer = Pick<OrderDraft, 'detailsMode' | 'cleaningHours' | 'home' | 'needHours'>;

interface HomeSizesProps {
  /** Empty until they are known. */
  readonly homes: ReturnType<typeof useUsualHomes>['homes'];
  /** The hours of the order; null where they are worked out from a home. */
  readonly value: number | null;
  readonly onValueChange: (answer: Answer) => void;
  /** A tap on a size: it is the answer, and the order goes on. */
  readonly onPick: (answer: Answer) => void;
  /** The hours of the order are those of no size: what they are is open to be seen. */
  readonly hasOtherHours: boolean;
  /** The own hours. */
  readonly children: ReactNode;
}

/** Homes by their size, each with its hours and price; the own hours are behind the last row. */
export function HomeSizes({ homes, value, onValueChange, onPick, hasOtherHours, children }: HomeSizesProps) {
  const t = useTranslations('order');
  const locale = useLocale();
  // Once open it stays so: the step back to the hours of a size must not close what a finger is on.
  const [isOwnOpen, setIsOwnOpen] = useState(false);
  if (hasOtherHours && !isOwnOpen && homes.length > 0) setIsOwnOpen(true);
  const toAnswer = (hours: number): Answer => ({
    detailsMode: 'hours',
    cleaningHours: hours,
    home: null,
    needHours: null,
  });
  const toSize = (index: number) => {
    const [from, to] = [homes[index - 1]?.areaM2, homes[index]?.areaM2 ?? 0];
    return from === undefined
      ? t('details.upTo', { to: formatDigits(to, locale) })
      : t('details.between', { from: formatDigits(from, locale), to: formatDigits(to, locale) });
  };
  if (homes.length === 0) return <SizeSkeletons />;
  return (
    <div className="flex flex-col gap-3">
      <ChoiceCards
        legend={t('details.sizes')}
        isLegendHidden
        isQuestion
        choices={homes.map(({ areaM2, needHour, priceRial }, index) => ({
          value: needHour,
          label: toSize(index),
          description: t('hours', { count: needHour, hours: formatDigits(needHour, locale) }),
          detail: formatTomans(priceRial, locale),
          picture: <HomeDrawing size={USUAL_HOMES.findIndex((usual) => usual.areaM2 === areaM2)} />,
        }))}
        value={value}
        onValueChange={(hours) => onValueChange(toAnswer(hours))}
        onPick={(hours) => onPick(toAnswer(hours))}
      />
      <Disclosure title={t('details.own')} isOpen={isOwnOpen} className="border-b border-stone-200 px-1">
        {children}
      </Disclosure>
    </div>
  );
}

function SizeSkeletons() {
  return (
    <div aria-busy className="grid gap-3">
      {USUAL_HOMES.map(({ areaM2 }) => (
        <Skeleton key={areaM2} className="h-24 rounded-card" />
      ))}
    </div>
  );
}
