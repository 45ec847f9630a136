import { ChevronLeft } from 'lucide-react';
import { getTranslations } from 'next-intl/server';

import { Icon } from '@/components/ui/icon';
import { ORDER_STEP_PARAMETER } from '@/lib/domain/constants';
import { STEPS } from '@/lib/funnel/steps';
import { formatDigits } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

import type { Category } from './order-service';

interface FirstQuestionProps {
  readonly locale: Locale;
  readonly category: Category;
  /** On a subcategory's page the type is known: the next question is the first. */
  readonly typeId?: number;
}

/** Hours that most people order; the funnel itself takes others. */
const USUAL_HOURS = [3, 4, 5, 6] as const;

/** The first question of the order, on the service's own page: links, so that it works before any script. */
export async function FirstQuestion({ locale, category, typeId }: FirstQuestionProps) {
  const t = await getTranslations({ locale, namespace: 'order' });
  const onlyType =
    category.lstServiceCategoryType_New.length === 1
      ? category.lstServiceCategoryType_New[0]?.srvcategorytypeid
      : undefined;
  const knownType = typeId ?? onlyType;
  const toHref = (query: Record<string, string | number>) => {
    const search = new URLSearchParams({
      [ORDER_STEP_PARAMETER]: String(STEPS.cleanDetails),
      ...Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    });
    return toLocalePath(locale, `/services/${category.seopath}/?${search.toString()}`);
  };
  return (
    <section
      aria-labelledby="first-question"
      className="plate on-enamel flex flex-col gap-4 rounded-sheet p-5 text-white before:rounded-[20px] narrow:p-4 desktop:p-6"
    >
      <h2 id="first-question" className="text-18 font-bold">
        {knownType === undefined ? t('serviceType.title', { service: category.serviceName }) : t('first.hours')}
      </h2>
      {knownType === undefined ? (
        <ul className="flex flex-col gap-2">
          {category.lstServiceCategoryType_New.map((type) => (
            <li key={type.srvcategorytypeid}>
              <a
                href={toHref({ type: type.srvcategorytypeid })}
                rel="nofollow"
                className="flex min-h-touch items-center gap-3 rounded-field bg-white px-4 py-2 narrow:gap-1 narrow:px-3 font-semibold leading-snug text-ink transition-colors hover:bg-enamel-100"
              >
                <span className="grow">{type.servicecatname}</span>
                <Icon icon={ChevronLeft} className="text-enamel-600 ltr:-scale-x-100" />
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <>
          <ul className="grid grid-cols-4 gap-2">
            {USUAL_HOURS.map((hours) => (
              <li key={hours}>
                <a
                  href={toHref({ type: knownType, hours })}
                  rel="nofollow"
                  className="flex min-h-16 flex-col items-center justify-center rounded-field bg-white font-bold leading-tight text-ink transition-colors hover:bg-enamel-100"
                >
                  <span className="text-18">{formatDigits(hours, locale)}</span>
                  <span className="text-12 font-medium text-stone-500">{t('first.hourUnit')}</span>
                </a>
              </li>
            ))}
          </ul>
          <a
            href={toHref({ type: knownType, mode: 'size' })}
            rel="nofollow"
            className="flex min-h-touch items-center justify-center rounded-field font-semibold ring-1 ring-inset ring-white/60 transition-colors hover:bg-white/10"
          >
            {t('first.bySize')}
          </a>
        </>
      )}
      <p className="text-14 text-enamel-100">{t('first.promise')}</p>
    </section>
  );
}
