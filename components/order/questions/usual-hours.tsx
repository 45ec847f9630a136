import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

import { ChosenPrice } from '@/components/shared/service-head/chosen-price';
import { VISIT_FORM_ID, type UsualVisit } from '@/components/shared/service-head/usual-visits';
import { USUAL_HOURS } from '@/lib/domain/constants/orders';
import { formatDigits, formatTomans } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

/** The way into the order with these answers. */
export type ToHref = (query: Record<string, string | number>) => string;

export const startClassName =
  'flex min-h-13 items-center justify-center rounded-field bg-saffron-500 forced-colors:border px-4 font-bold text-ink transition-colors hover:bg-saffron-300';

/** Usual orders of a service by the hour. */
export interface UsualOfService {
  readonly visits: readonly UsualVisit[];
  /** When the next visit can begin. */
  readonly nextHour: ReactNode;
}

interface UsualHoursProps {
  readonly locale: Locale;
  readonly usual: UsualOfService;
  readonly toHref: ToHref;
}

/** How long somebody is wanted for: a plain form, whose price follows the choice by style alone. */
export async function UsualHours({ locale, usual: { visits, nextHour }, toHref }: UsualHoursProps) {
  const t = await getTranslations({ locale, namespace: 'order' });
  const { pathname, searchParams } = new URL(toHref({}), 'http://localhost');
  const chosen = visits.find(({ hours }) => hours >= USUAL_HOURS) ?? visits.at(-1);
  return (
    <form id={VISIT_FORM_ID} action={pathname} className="flex flex-col gap-3">
      {[...searchParams].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset>
        <legend className="sr-only">{t('first.hours')}</legend>
        <div className="grid grid-cols-4 gap-2">
          {visits.map((visit, index) => (
            <VisitChoice
              key={visit.hours}
              locale={locale}
              visit={visit}
              index={index}
              isChosen={visit === chosen}
              unit={t('first.hourUnit')}
            />
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <p aria-hidden className="text-28 font-bold leading-tight">
          <ChosenPrice locale={locale} visits={visits} />
        </p>
        <div className="text-14">{nextHour}</div>
      </div>
      <button type="submit" className={startClassName}>
        {t('first.chooseTime')}
      </button>
    </form>
  );
}

interface VisitChoiceProps {
  readonly locale: Locale;
  readonly visit: UsualVisit;
  /** Its place among the offered ones. */
  readonly index: number;
  readonly isChosen: boolean;
  readonly unit: string;
}

/** The price is heard with the length: what is seen below changes without a word. */
function VisitChoice({ locale, visit: { label, hours, amountRial }, index, isChosen, unit }: VisitChoiceProps) {
  return (
    <label className="relative flex min-h-13 cursor-pointer flex-col items-center justify-center rounded-field bg-light/15 font-bold leading-tight transition-colors has-[:focus-visible]:outline has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-saffron-300 has-[:checked]:bg-card has-[:checked]:text-ink forced-colors:border">
      <input
        type="radio"
        name="hours"
        value={hours}
        defaultChecked={isChosen}
        data-visit={index}
        aria-label={`${label} · ${formatTomans(amountRial, locale)}`}
        className="sr-only"
      />
      <span aria-hidden className="text-18">
        {formatDigits(hours, locale)}
      </span>
      <span aria-hidden className="text-12 font-medium">
        {unit}
      </span>
    </label>
  );
}
