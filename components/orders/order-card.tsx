import { useTranslations } from 'next-intl';
import { ChevronLeft } from 'lucide-react';

import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import type { CallAnswer } from '@/lib/contract';
import { formatTomans, formatVisitTime } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { toStateTone } from './order-words';

export type TaskSummary = CallAnswer<'clean/getallcurrenttaskbyuserid'>['lstTask'][number];

/** One order in a list. */
export function OrderCard({ task, href }: { task: TaskSummary; href: string }) {
  const t = useTranslations('orders');
  const locale = useLocale();
  return (
    <li className="relative flex items-center gap-4 rounded-card border border-stone-200 bg-white p-4 transition-colors has-[a:hover]:border-enamel-300">
      <div className="flex min-w-0 grow flex-col gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-bold">
            <Link href={href} className="after:absolute after:inset-0 after:rounded-card">
              {task.serviceTypeName}
            </Link>
          </h3>
          <Badge tone={toStateTone(task.state)}>{t(`states.${task.state}`)}</Badge>
        </div>
        <p>{formatVisitTime(task.gDate, task.startHour, task.endHour, locale)}</p>
        <p className="text-14 text-stone-500">
          {task.providerName ? t('providerAndPrice', { provider: task.providerName, price: formatTomans(task.priceRial, locale) }) : formatTomans(task.priceRial, locale)}
        </p>
      </div>
      <Icon icon={ChevronLeft} className="text-enamel-600 ltr:-scale-x-100" />
    </li>
  );
}
