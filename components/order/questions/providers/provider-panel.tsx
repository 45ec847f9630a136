import { useTranslations } from 'next-intl';
import { useId } from 'react';

import { toIsolatedName } from '@/components/shared/isolated-name';
import type { FreeProvider } from '@/components/shared/provider-facts';
import { Card } from '@/components/ui/card';
import { IsolatedNames } from '@/components/ui/isolated-names';

import { ProviderProfile } from './provider-profile';

/** The chosen provider, beside the list on a desktop. */
export function ProviderPanel({ provider }: { provider: FreeProvider }) {
  const t = useTranslations('order.provider');
  const id = useId();
  return (
    <aside aria-labelledby={id} className="sticky top-6">
      <p id={id} className="sr-only">
        <IsolatedNames text={t('chosen', { name: toIsolatedName(provider.fullname) })} />
      </p>
      <Card key={provider.userId} className="max-h-[calc(100vh-9rem)] animate-fade-in overflow-y-auto">
        <ProviderProfile provider={provider} />
      </Card>
    </aside>
  );
}
