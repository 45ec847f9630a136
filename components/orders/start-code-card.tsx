import { useTranslations } from 'next-intl';

import { Card } from '@/components/ui/card';
import { isOfKind } from '@/lib/domain/service-kind';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { TaskDetail } from './task-detail';

/** Four digits that let the job begin before its time, sign for the list of textiles, and tell a driver that it is the right car; the professional sees them nowhere. */
export function StartCodeCard({ task: { startCode, kind } }: { task: TaskDetail }) {
  const t = useTranslations('orders.startCode');
  const locale = useLocale();
  if (startCode === null) return null;
  const isSignature = isOfKind(kind, { isTextile: true });
  const text = isOfKind(kind, { hasVisit: true }) ? 'text' : 'carText';
  return (
    <Card className="flex items-center gap-4 small-phone:flex-wrap">
      <div className="min-w-0 grow">
        <h2 className="text-18 font-bold">{t(isSignature ? 'signTitle' : 'title')}</h2>
        <p className="text-14 text-stone-500">{t(isSignature ? 'signText' : text)}</p>
      </div>
      <p dir="ltr" className="text-28 font-bold tracking-widest">
        {formatDigits(startCode, locale)}
      </p>
    </Card>
  );
}
