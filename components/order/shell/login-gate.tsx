import { LockKeyhole } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState, type ComponentType, type ReactNode } from 'react';

import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/states';

import { useOrder } from '../state/order-context';
import { GlimpsedOrder, useOrderGlimpse } from './order-glimpse';

/** The dialog of another area, handed in by the page: login, registration and code in the middle of an order (T-08). */
export type OrderLogin = ComponentType<{
  open: boolean;
  /** The order that is gone on with, above the form. */
  about: ReactNode;
  onDone: () => void;
  onCancel: () => void;
}>;

/** From here on the order needs a person. The draft waits, and the same step goes on after the login (BEHAVIOUR 3). */
export function LoginGate({ login: Login }: { login: OrderLogin }) {
  const t = useTranslations('order');
  const { price } = useOrder();
  const glimpse = useOrderGlimpse();
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <GlimpsedOrder order={glimpse} isNamed />
      <EmptyState
        isPage
        icon={LockKeyhole}
        title={t('login.title')}
        text={t('login.text')}
        action={
          <Button size="large" onClick={() => setIsOpen(true)}>
            {t('login.action')}
          </Button>
        }
      />
      {isOpen && (
        <Login
          open
          about={<GlimpsedOrder order={glimpse} />}
          onDone={() => {
            setIsOpen(false);
            price.refresh();
          }}
          onCancel={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
