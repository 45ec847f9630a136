import { useTranslations } from 'next-intl';

import { toIsolatedName } from '@/components/shared/isolated-name';
import type { FreeProvider } from '@/components/shared/provider-facts';
import { YarName } from '@/components/shared/yar-name';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { IsolatedNames } from '@/components/ui/isolated-names';

import { ProviderProfile } from './provider-profile';

interface ProviderSheetProps {
  readonly provider: FreeProvider;
  readonly onClose: () => void;
  readonly onChoose: () => void;
}

/** A provider's sheet over the list: the profile, and the choice. */
export function ProviderSheet({ provider, onClose, onChoose }: ProviderSheetProps) {
  const t = useTranslations('order.provider');
  const common = useTranslations('common');
  const { fullname } = provider;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<YarName fullname={fullname} />}
      closeLabel={common('close')}
      footer={
        <Button size="large" onClick={onChoose} className="grow">
          <IsolatedNames text={t('choose', { name: toIsolatedName(fullname) })} />
        </Button>
      }
    >
      <ProviderProfile provider={provider} hasName />
    </Dialog>
  );
}
