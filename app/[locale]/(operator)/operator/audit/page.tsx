import { setRequestLocale } from 'next-intl/server';
import { Suspense } from 'react';

import { AuditScreen } from '@/components/operator/audit/audit-screen';
import { DeskPage, readDeskMetadata } from '@/components/operator/desk-page';
import { Skeleton } from '@/components/ui/skeleton';
import { toLocale } from '@/lib/i18n/locales';

interface AuditProps {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = ({ params }: AuditProps) => readDeskMetadata(params, 'audit');

export default async function Audit({ params }: AuditProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  return (
    <DeskPage locale={locale} place="audit">
      <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
        <AuditScreen />
      </Suspense>
    </DeskPage>
  );
}
