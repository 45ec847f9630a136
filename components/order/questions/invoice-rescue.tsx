import { useTranslations } from 'next-intl';

import { Card } from '@/components/ui/card';
import { Switch } from '@/components/ui/checkbox';
import { KINDS } from '@/lib/domain/service-kind';

import { useOrder } from '../order-context';

/** What happens if whoever was chosen cannot come: the customer agrees to somebody else beforehand, or is asked then. */
export function InvoiceRescue() {
  const t = useTranslations('order.rescue');
  const { draft, answer } = useOrder();
  if (draft.serviceEnum === null || KINDS[draft.serviceEnum].matching !== 'provider') return null;
  return (
    <Card isPadded={false} className="px-4 py-1 desktop:px-6">
      <Switch
        label={t('label')}
        description={t('text', { name: draft.providerName ?? t('somebody') })}
        checked={draft.isRescueAgreed}
        onChange={(event) => answer({ isRescueAgreed: event.target.checked })}
      />
    </Card>
  );
}
