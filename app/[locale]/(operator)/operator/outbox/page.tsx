import { setRequestLocale } from 'next-intl/server';
import { Suspense } from 'react';

import { DeskPage, readDeskMetadata } from '@/components/operator/desk-page';
import { OutboxScreen } from '@/components/operator/outbox/outbox-screen';
import { Skeleton } from '@/components/ui/skeleton';
import { toLocale } from '@/lib/i18n/locales';

interface OutboxProps {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = ({ params }: OutboxProps) => readDeskMetadata(params, 'outbox');

export default async function Outbox({ params }: OutboxProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  return (
    <DeskPage locale={locale} place="outbox">
      <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
        <OutboxScreen />
      </Suspense>
    </DeskPage>
  );
}
