import { getTranslations } from 'next-intl/server';

import { toButtonClassName } from '@/components/ui/button-look';
import { Select } from '@/components/ui/select';
import { sendsSms } from '@/lib/client/server-partners';
import { DEFAULT_CITY_ID } from '@/lib/domain/constants/pages';
import type { Locale } from '@/lib/i18n/locales';

import { OpeningIsland } from './opening-island';
import { PlainMobileInput } from '../../forms/fields/plain-mobile-input';

const ID = 'opening';

export interface ClosedService {
  readonly srvcategoryid: string;
  readonly serviceName: string;
}

interface OpeningFormProps {
  readonly locale: Locale;
  /** Services that take no orders yet: one is named by the words around the form, of several one is chosen. */
  readonly services: readonly ClosedService[];
  /**
   * Where the page is about one city; otherwise the city that the reader selected counts, which `selected` sends
   * without a script of the form's, too.
   */
  readonly cityId?: number | 'selected';
}

/**
 * "Tell me when it opens", by SMS: nothing is shown where the site sends none. It is a plain form whose answer leads to
 * the list of all services. Its script comes when it is used.
 */
export async function OpeningForm({ locale, services, cityId }: OpeningFormProps) {
  if (!(await sendsSms(locale))) return null;
  const t = await getTranslations({ locale, namespace: 'opening' });
  const words = {
    invalid: t('invalid'),
    sent: t('sent'),
    tooMuch: t('tooMuch'),
    unknown: t('unknown'),
    other: t('other'),
    named: { 'service-already-open': t('open') },
  };
  const [only, ...others] = services;
  return (
    <form id={ID} method="post" action={`/api/forms/when-open/${locale}`} className="flex max-w-prose flex-col gap-3">
      {others.length > 0 && (
        <Select
          id={`${ID}-service`}
          name="srvcategoryid"
          label={t('service')}
          required
          options={services.map(({ srvcategoryid, serviceName }) => ({ value: srvcategoryid, label: serviceName }))}
        />
      )}
      <div className="flex flex-col gap-2">
        <label htmlFor={`${ID}-mobile`} className="font-semibold">
          {t('label')}
        </label>
        <div className="flex flex-wrap gap-2">
          <PlainMobileInput
            id={`${ID}-mobile`}
            locale={locale}
            describedBy={`${ID}-privacy ${ID}-outcome`}
            className="min-w-0 grow basis-44"
          />
          <button type="submit" className={toButtonClassName({ size: 'large', variant: 'secondary' })}>
            {t('submit')}
          </button>
        </div>
      </div>
      {only && others.length === 0 && <input type="hidden" name="srvcategoryid" value={only.srvcategoryid} />}
      {cityId === 'selected' ? (
        <input type="hidden" name="cityid" data-city-select defaultValue={DEFAULT_CITY_ID} />
      ) : (
        cityId !== undefined && <input type="hidden" name="cityid" value={cityId} />
      )}
      <div id={`${ID}-outcome`} role="status" className="text-14 empty:hidden">
        <OpeningIsland formId={ID} words={words} />
      </div>
      <p id={`${ID}-privacy`} className="text-14 text-stone-500">
        {t('privacy')}
      </p>
    </form>
  );
}
