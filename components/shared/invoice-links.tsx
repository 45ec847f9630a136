import { FileText } from 'lucide';
import { useTranslations } from 'next-intl';

import { toButtonClassName } from '@/components/ui/button-look';
import { Icon } from '@/components/ui/icon';
import { useCall } from '@/lib/client/use-call';
import { toInvoicePath } from '@/lib/domain/accounting/document-files';

const LANGUAGES = ['fa', 'en'] as const;

/** The invoices of an order that is over as files; nothing where it has none. */
export function InvoiceLinks({ taskId }: { taskId: number }) {
  const t = useTranslations('accounting.links');
  const { data } = useCall('accounting/getinvoices', { taskid: taskId });
  if (!data || data.lstInvoice.length === 0) return null;
  return (
    <section className="flex flex-col gap-2 print:hidden">
      <h3 className="font-semibold">{t('title')}</h3>
      <div className="flex flex-wrap gap-2">
        {LANGUAGES.map((locale) => (
          <a
            key={locale}
            href={toInvoicePath(taskId, locale)}
            download
            className={toButtonClassName({ variant: 'secondary' })}
          >
            <Icon icon={FileText} />
            {t(locale)}
          </a>
        ))}
      </div>
    </section>
  );
}
