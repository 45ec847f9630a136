import { LockKeyhole } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState, type ComponentType } from 'react';

import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/states';

import { useOrder } from '../state/order-context';

/** The dialog of another area, handed in by the page: login, registration and code in the middle of an order (T-08). */
export type OrderLogin = ComponentType<{ open: boolean; onDone: () => void; onCancel: () => void }>;

/** From here on the order needs a person. The draft waits, and the same step goes on after the login (BEHAVIOUR 3). */
export function LoginGate({ login: Login }: { login: OrderLogin }) {
  const t = useTranslations('order');
  const { price } = useOrder();
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
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
