import { setRequestLocale } from 'next-intl/server';
import { Suspense } from 'react';

import { DeskPage, readDeskMetadata } from '@/components/operator/desk-page';
import { SearchScreen } from '@/components/operator/search/search-screen';
import { Skeleton } from '@/components/ui/skeleton';
import { toLocale } from '@/lib/i18n/locales';

interface SearchProps {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = ({ params }: SearchProps) => readDeskMetadata(params, 'search');

export default async function Search({ params }: SearchProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  return (
    <DeskPage locale={locale} place="search">
      <Suspense fallback={<Skeleton className="h-20 rounded-field" />}>
        <SearchScreen />
      </Suspense>
    </DeskPage>
  );
}
