import { setRequestLocale } from 'next-intl/server';
import { Suspense } from 'react';

import { DeskPage, readDeskMetadata } from '@/components/operator/desk-page';
import { StartScreen } from '@/components/operator/queues/start-screen';
import { Skeleton } from '@/components/ui/skeleton';
import { toLocale } from '@/lib/i18n/locales';

interface DeskStartProps {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = ({ params }: DeskStartProps) => readDeskMetadata(params, 'start');

export default async function DeskStart({ params }: DeskStartProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  return (
    <DeskPage locale={locale} place="start">
      <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
        <StartScreen />
      </Suspense>
    </DeskPage>
  );
}
