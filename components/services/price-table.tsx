import { getTranslations } from 'next-intl/server';

import { classNames } from '@/components/ui/class-names';
import { PageSection } from '@/components/ui/page-section';
import type { CallAnswer } from '@/lib/contract';
import { formatTomans } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

/** Of notes that stand alone: as many beside each other as leave none over. */
function toColumns(count: number): string {
  return count % 3 === 0 ? 'desktop:only:grid-cols-3' : 'desktop:only:grid-cols-2';
}

interface PriceTableProps {
  readonly locale: Locale;
  readonly page: CallAnswer<'pdp/fetch'>;
}

/**
 * What a visit costs by its hours, or a piece, a wash, a litre, with what is in the price and what is not; where prices
 * are not known before, how they are made.
 */
export async function PriceTable({ locale, page }: PriceTableProps) {
  if (page.lstPrice.length + page.lstPriceNote.length === 0) return null;
  const t = await getTranslations({ locale, namespace: 'services' });
  return (
    <PageSection id="prices" title={t('prices.title')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 desktop:grid-cols-2 desktop:gap-10">
        {page.lstPrice.length > 0 && (
          <div className="self-start overflow-hidden rounded-card border border-stone-200 bg-card">
            {/* On the narrowest phones a price that has no room beside its name stands under it. */}
            <table className="w-full text-start max-[359px]:block max-[359px]:[&>*]:block max-[359px]:[&_tr]:flex max-[359px]:[&_tr]:flex-wrap max-[359px]:[&_tr]:justify-between max-[359px]:[&_tr]:py-2">
              <caption className="sr-only">{t('prices.title')}</caption>
              <thead className="bg-enamel-50 text-14">
                <tr>
                  <th scope="col" className="px-3 py-2 text-start font-semibold max-[359px]:py-0 tablet:px-4">
                    {t(page.lstPrice.every(({ hourCount }) => hourCount !== null) ? 'prices.visit' : 'prices.service')}
                  </th>
                  <th scope="col" className="px-3 py-2 text-end font-semibold max-[359px]:py-0 tablet:px-4">
                    {t('prices.price')}
                  </th>
                </tr>
              </thead>
              <tbody className="divide-y divide-stone-200">
                {page.lstPrice.map((row) => (
                  <tr key={row.label}>
                    <th
                      scope="row"
                      className="min-w-0 hyphens-auto px-3 py-2 text-start font-normal leading-snug [overflow-wrap:anywhere] [text-wrap:balance] max-[359px]:py-0 max-[359px]:[overflow-wrap:break-word] tablet:px-4"
                    >
                      {row.label}
                    </th>
                    <td className="ms-auto whitespace-nowrap px-3 py-2 text-end font-semibold [overflow-wrap:normal] narrow:whitespace-normal max-[359px]:py-0 tablet:px-4">
                      {formatTomans(row.amountRial, locale)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        {page.lstPriceNote.length > 0 && (
          <ul
            className={classNames(
              'grid max-w-prose list-disc content-start gap-x-14 gap-y-3 ps-5 marker:text-enamel-300 desktop:only:col-span-2 desktop:only:max-w-none',
              toColumns(page.lstPriceNote.length),
            )}
          >
            {page.lstPriceNote.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
      </div>
    </PageSection>
  );
}
