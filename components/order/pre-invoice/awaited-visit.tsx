import { LockKeyhole } from 'lucide';
import { useTranslations } from 'next-intl';

import { Avatar } from '@/components/ui/avatar';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { WrittenText } from '@/components/ui/written-text';
import { formatTaskTime, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { Task } from '../state/task';

/** While a payment is awaited: who would come, when and where, and what of the customer's is set aside for it. */
export function AwaitedVisit({ task }: { task: Task }) {
  const t = useTranslations('order.waiting');
  const locale = useLocale();
  const { providerName, providerImage, serviceTypeName, serviceName, deliveryPlace, giftRial, walletRial } = task;
  const heldRial = giftRial + walletRial;
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        {providerName !== null && <Avatar name={providerName} imageUrl={providerImage} size="large" />}
        <div className="min-w-0 leading-snug">
          {providerName !== null && (
            <p className="text-18 font-bold">
              <WrittenText text={providerName} />
            </p>
          )}
          <p className="font-semibold text-enamel-700">{formatTaskTime(task, locale)}</p>
          <p className="text-14 text-stone-500">{[serviceTypeName || serviceName, deliveryPlace].join(' · ')}</p>
        </div>
      </div>
      <p className="flex gap-2 border-t border-stone-200 pt-3 text-14">
        <Icon icon={LockKeyhole} className="shrink-0 text-turquoise-600" />
        {heldRial > 0 ? t('heldCredit', { amount: formatTomans(heldRial, locale) }) : t('heldHour')}
      </p>
    </Card>
  );
}
