import { useTranslations } from 'next-intl';

import { Notice } from '@/components/ui/notice';
import { Link } from '@/lib/i18n/link';

/** Says that a break goes on, and leads to where it ends: a provider who forgot it would wait for work in vain. */
export function PausedNotice() {
  const t = useTranslations('schedule.pause');
  return (
    <Notice tone="warning">
      <p className="font-semibold">{t('paused')}</p>
      <p>{t('pausedText')}</p>
      <Link href="/pelakman/schedule/" className="inline-flex min-h-touch items-center font-semibold underline">
        {t('start')}
      </Link>
    </Notice>
  );
}
