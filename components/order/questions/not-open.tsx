import { Hammer } from 'lucide';
import { useTranslations } from 'next-intl';

import { toButtonClassName } from '@/components/ui/button-look';
import { EmptyState } from '@/components/ui/states';
import { Link } from '@/lib/i18n/link';

import { useOrder } from '../state/order-context';

/** A service whose order is not open here: says so, and offers those that are. */
export function NotOpenQuestion() {
  const t = useTranslations('order');
  const { service } = useOrder();
  return (
    <EmptyState
      icon={Hammer}
      title={t('notOpen.title', { service: service.name })}
      text={t('notOpen.text')}
      action={
        <Link href="/services/" className={toButtonClassName({ variant: 'secondary' })}>
          {t('notOpen.action')}
        </Link>
      }
    />
  );
}
