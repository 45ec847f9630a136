import { useTranslations } from 'next-intl';

import { getKind } from '@/lib/domain/kind/service-kind';
import { useLocale } from '@/lib/i18n/location';
import { toLocalePath } from '@/lib/i18n/paths';

import { useOrder } from '../state/order-context';

/** The terms that placing the order accepts. */
export function InvoiceTerms() {
  const t = useTranslations('order');
  const common = useTranslations('common');
  const locale = useLocale();
  const { kind } = useOrder();
  return (
    <p className="text-14 text-stone-500">
      {/* What comes at once has no hours before its visit in which cancelling could be free. */}
      {t.rich(getKind(kind).hasVisit ? 'invoice.terms' : 'invoice.termsAtOnce', {
        terms: (words) => (
          <a
            href={toLocalePath(locale, '/policy/')}
            target="_blank"
            rel="noreferrer"
            className="font-semibold text-enamel-700 underline"
          >
            {words}
            <span className="sr-only"> ({common('opensInNewTab')})</span>
          </a>
        ),
      })}
    </p>
  );
}
