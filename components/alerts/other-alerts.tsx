import { ChevronLeft } from 'lucide';
import { useTranslations } from 'next-intl';

import { Icon } from '@/components/ui/icon';
import { formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

export interface OtherAlert {
  readonly key: string;
  readonly title: string;
  /** Brings it to the front. */
  readonly onPress: () => void;
}

/** The alerts behind the one that is shown: how many, and the next of them, which a tap brings forward. */
export function OtherAlerts({ others }: { others: readonly OtherAlert[] }) {
  const t = useTranslations('alerts');
  const locale = useLocale();
  const [next] = others;
  if (!next) return null;
  return (
    <button
      type="button"
      onClick={next.onPress}
      className="flex min-h-touch items-center justify-between gap-3 rounded-card bg-enamel-700 px-4 py-2 text-start font-semibold text-white shadow-float"
    >
      {t('others', { count: others.length, shown: formatNumber(others.length, locale), title: next.title })}
      <Icon icon={ChevronLeft} className="ltr:-scale-x-100" />
    </button>
  );
}
