'use client';

import { LockKeyhole } from 'lucide-react';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/states';

import { useOrder } from './order-context';

const ContinueOrderLogin = dynamic(() => import('@/components/auth/continue-order-login').then((module) => module.ContinueOrderLogin), { ssr: false });

/** From here on the order needs a person. The draft waits, and the same step goes on after the login (BEHAVIOUR 3). */
export function LoginGate() {
  const t = useTranslations('order');
  const { price } = useOrder();
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <EmptyState icon={LockKeyhole} title={t('login.title')} text={t('login.text')} action={<Button size="large" onClick={() => setIsOpen(true)}>{t('login.action')}</Button>} />
      {isOpen && (
        <ContinueOrderLogin
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
