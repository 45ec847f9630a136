import { setRequestLocale } from 'next-intl/server';
import { Suspense } from 'react';

import { DeskPage, readDeskMetadata } from '@/components/operator/desk-page';
import { ApplicationsScreen } from '@/components/operator/applications-screen';
import { Skeleton } from '@/components/ui/skeleton';
import { toLocale } from '@/lib/i18n/locales';

interface ApplicationsProps {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = ({ params }: ApplicationsProps) => readDeskMetadata(params, 'applications');

export default async function Applications({ params }: ApplicationsProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  return (
    <DeskPage locale={locale} place="applications">
      <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
        <ApplicationsScreen />
      </Suspense>
    </DeskPage>
  );
}
