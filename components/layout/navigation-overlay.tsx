import { getTranslations } from 'next-intl/server';

import { TopProgress } from '@/components/ui/progress';
import { Spinner } from '@/components/ui/spinner';
import type { Locale } from '@/lib/i18n/locales';

/**
 * Over the page while the next one is on its way (row G-04). It lets presses through, so a person can change their mind
 * and go elsewhere.
 */
export async function NavigationOverlay({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'common' });
  return (
    <>
      <TopProgress />
      <div className="pointer-events-none fixed inset-0 z-overlay flex animate-fade-in items-center justify-center bg-stone-50/60">
        <span className="plate flex size-20 items-center justify-center shadow-float">
          <Spinner size={40} />
        </span>
      </div>
      <span className="sr-only">{t('loadingPage')}</span>
    </>
  );
}
