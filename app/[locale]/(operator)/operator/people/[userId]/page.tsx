import { setRequestLocale } from 'next-intl/server';

import { DeskPage, readDeskMetadata } from '@/components/operator/desk-page';
import { PersonCase } from '@/components/operator/people/person-case';
import { toLocale } from '@/lib/i18n/locales';

interface PersonProps {
  params: Promise<{ locale: string; userId: string }>;
}

export const generateMetadata = ({ params }: PersonProps) => readDeskMetadata(params, 'person');

export default async function Person({ params }: PersonProps) {
  const { locale: requested, userId } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  return (
    <DeskPage locale={locale} place="person">
      <PersonCase userId={Number(userId)} />
    </DeskPage>
  );
}
