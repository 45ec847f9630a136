import { setRequestLocale } from 'next-intl/server';

import { PeopleScreen } from '@/components/operator/people/people-screen';
import { DeskPage, readDeskMetadata } from '@/components/operator/desk-page';
import { toLocale } from '@/lib/i18n/locales';

interface PeopleProps {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = ({ params }: PeopleProps) => readDeskMetadata(params, 'people');

export default async function People({ params }: PeopleProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  return (
    <DeskPage locale={locale} place="people">
      <PeopleScreen />
    </DeskPage>
  );
}
