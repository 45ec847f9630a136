import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';

import { refreshDesk } from '../desk-fresh';
import { NumberDialog } from './number-dialog';

/** The way to give an account another mobile (decision 0158). */
export function NumberMove({ userId }: { readonly userId: number }) {
  const t = useTranslations('desk.person.number');
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const change = () => {
    close();
    refreshDesk();
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {t('title')}
      </Button>
      {isOpen && <NumberDialog userId={userId} onChanged={change} onClose={close} />}
    </>
  );
}
