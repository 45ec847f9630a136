import { BellRing } from 'lucide';
import { getTranslations } from 'next-intl/server';

import { FormOutcomes } from '@/components/layout/form-outcomes';
import { Icon } from '@/components/ui/icon';
import type { CallAnswer } from '@/lib/contract';
import type { Locale } from '@/lib/i18n/locales';

import { listClosedServices } from './closed-services';
import { OpeningForm } from './opening-form';

interface OpeningSectionProps {
  readonly locale: Locale;
  readonly bundle: Pick<CallAnswer<'boot/getallcategoryv3'>, 'lstCategoriesWithSubCategories'>;
  /** The page that the form's answer leads to, for who has no script. */
  readonly isAnswerPage?: boolean;
}

/** For who waits for a service that takes no orders yet; gone by itself once all of them do. */
export async function OpeningSection({ locale, bundle, isAnswerPage = false }: OpeningSectionProps) {
  const closed = listClosedServices(bundle);
  if (closed.length === 0) return null;
  const t = await getTranslations({ locale, namespace: 'opening' });
  return (
    <section
      aria-labelledby="opening-title"
      className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-sheet border border-stone-200 bg-card p-5 tablet:p-8 desktop:grid-cols-2 desktop:items-center desktop:gap-12"
    >
      <div className="flex items-start gap-4 narrow:flex-col">
        <span className="flex size-12 shrink-0 items-center justify-center rounded-card bg-enamel-50 text-enamel-700">
          <Icon icon={BellRing} size={24} />
        </span>
        <div className="flex flex-col gap-2">
          <h2 id="opening-title" className="text-22 font-bold">
            {t('severalTitle')}
          </h2>
          <p className="max-w-prose">{t('severalText')}</p>
        </div>
      </div>
      <div className="flex flex-col gap-4">
        {isAnswerPage && <FormOutcomes locale={locale} sentText={t('sent')} wrongText={t('wrong')} />}
        <OpeningForm locale={locale} services={closed} />
      </div>
    </section>
  );
}
