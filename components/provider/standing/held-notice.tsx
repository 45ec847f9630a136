import { useTranslations } from 'next-intl';

import { Notice } from '@/components/ui/notice';
import type { CallAnswer } from '@/lib/contract';
import { formatInstant } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

type Live = CallAnswer<'expert/getdashboard'>['liveSanction'];

/** Says that no new work comes, until when, and where its reason is. */
export function HeldNotice({ live }: { live: Live }) {
  const t = useTranslations('provider.held');
  const locale = useLocale();
  if (!live) return null;
  return (
    <Notice tone="warning">
      <p>{t(live.kind, { time: live.endsAtMs === null ? '' : formatInstant(live.endsAtMs, locale) })}</p>
      <Link href="/pelakman/standing/" className="inline-flex min-h-touch items-center font-semibold underline">
        {t('see')}
      </Link>
    </Notice>
  );
}
