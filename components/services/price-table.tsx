import { getTranslations } from 'next-intl/server';

import { PageSection } from '@/components/ui/page-section';
import type { CallAnswer } from '@/lib/contract';
import { formatTomans } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

interface PriceTableProps {
  readonly locale: Locale;
  readonly page: CallAnswer<'pdp/fetch'>;
}

/** What a visit costs by its hours, with what is in the price and what is not; where prices are not known before, how they are made. */
export async function PriceTable({ locale, page }: PriceTableProps) {
  if (page.lstPrice.length + page.lstPriceNote.length === 0) return null;
  const t = await getTranslations({ locale, namespace: 'services' });
  return (
    <PageSection id="prices" title={t('prices.title')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 desktop:grid-cols-2 desktop:gap-10">
        {page.lstPrice.length > 0 && (
          <table className="w-full self-start overflow-hidden rounded-card border border-stone-200 bg-white text-start">
            <caption className="sr-only">{t('prices.title')}</caption>
            <thead className="bg-enamel-50 text-14">
              <tr>
                <th scope="col" className="px-3 py-2 text-start font-semibold tablet:px-4">{t('prices.visit')}</th>
                <th scope="col" className="px-3 py-2 text-end font-semibold tablet:px-4">{t('prices.price')}</th>
              </tr>
            </thead>
            <tbody className="divide-y divide-stone-200">
              {page.lstPrice.map((row) => (
                <tr key={row.label}>
                  <th scope="row" className="hyphens-auto px-3 py-2 text-start font-normal leading-snug [overflow-wrap:anywhere] tablet:px-4">{row.label}</th>
                  <td className="whitespace-nowrap px-3 py-2 text-end font-semibold [overflow-wrap:normal] narrow:whitespace-normal tablet:px-4">{formatTomans(row.amountRial, locale)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {page.lstPriceNote.length > 0 && (
          <ul className="flex max-w-prose list-disc flex-col gap-3 ps-5 marker:text-enamel-300 desktop:only:col-span-2">
            {page.lstPriceNote.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
      </div>
    </PageSection>
  );
}
