'use client';

import { Keyboard } from 'lucide';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { usePageKeys } from '@/components/shared/keys/use-page-keys';
import { Key } from '@/components/shared/keys/key';
import { PlaceKeys } from '@/components/shared/keys/place-keys';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { toPatientLoader } from '@/lib/client/patient-loader';

const DeskKeysDialog = dynamic(
  toPatientLoader(() => import('./desk-keys-dialog').then((module) => module.DeskKeysDialog)),
  { ssr: false },
);
const Palette = dynamic(
  toPatientLoader(() => import('./palette').then((module) => module.Palette)),
  { ssr: false },
);

/** The keys that every page of the desk has, and the button that lists them. */
export function DeskKeys() {
  const t = useTranslations('desk-queues.keys');
  const [open, setOpen] = useState<'list' | 'palette' | null>(null);
  const close = () => setOpen(null);
  usePageKeys({ Slash: () => setOpen('palette'), 'Shift+Slash': () => setOpen('list') });
  return (
    <>
      <PlaceKeys />
      <Button
        variant="quiet"
        aria-keyshortcuts="Shift+?"
        className="max-desktop:hidden"
        onClick={() => setOpen('list')}
      >
        <Icon icon={Keyboard} />
        {t('open')} <Key name="?" />
      </Button>
      {open === 'list' && <DeskKeysDialog onClose={close} />}
      {open === 'palette' && <Palette onClose={close} />}
    </>
  );
}
