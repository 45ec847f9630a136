import { getTranslations } from 'next-intl/server';

import { PriceRows } from '@/components/shared/price-rows';
import { classNames } from '@/components/ui/class-names';
import { OnwardLink } from '@/components/ui/onward-link';
import { PageSection } from '@/components/ui/page-section';
import type { CallAnswer } from '@/lib/contract';
import { formatTomans } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

/** The columns of notes that stand alone: the last row is never left with one over. */
function toColumns(count: number): string {
  return count % 3 === 0 ? 'desktop:only:grid-cols-3' : 'desktop:only:grid-cols-2';
}

interface PriceTableProps {
  readonly locale: Locale;
  readonly page: CallAnswer<'pdp/fetch'>;
  /** The page of all its prices, if it has one. */
  readonly all?: { readonly path: string; readonly label: string };
}

/**
 * Prices by hours, piece, wash or litre, with the included and excluded work; where a price is not known before, the
 * way it is made.
 */
export async function PriceTable({ locale, page, all }: PriceTableProps) {
  if (page.lstPrice.length + page.lstPriceNote.length === 0) return null;
  const t = await getTranslations({ locale, namespace: 'services' });
  return (
    <PageSection id="prices" title={t('prices.title')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 desktop:grid-cols-2 desktop:gap-10">
        {page.lstPrice.length > 0 && (
          <PriceRows
            caption={t('prices.title')}
            heads={{
              label: t(page.lstPrice.every(({ hourCount }) => hourCount !== null) ? 'prices.visit' : 'prices.service'),
              price: t('prices.price'),
            }}
            rows={page.lstPrice.map(({ label, amountRial }) => ({
              key: label,
              label,
              price: formatTomans(amountRial, locale),
            }))}
          />
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
      {all && <OnwardLink {...all} />}
    </PageSection>
  );
}
