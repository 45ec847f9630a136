import { useTranslations } from 'next-intl';

import { toIsolatedName } from '@/components/shared/isolated-name';
import type { FreeProvider } from '@/components/shared/provider-facts';
import { Card } from '@/components/ui/card';

import { ProviderProfile } from './provider-profile';

/** The chosen provider, beside the list on a desktop. */
export function ProviderPanel({ provider }: { provider: FreeProvider }) {
  const t = useTranslations('order.provider');
  return (
    <aside aria-label={t('chosen', { name: toIsolatedName(provider.fullname) })} className="sticky top-6">
      <Card key={provider.userId} className="max-h-[calc(100vh-9rem)] animate-fade-in overflow-y-auto">
        <ProviderProfile provider={provider} />
      </Card>
    </aside>
  );
}
