import { setRequestLocale } from 'next-intl/server';

import { ApplicationCase } from '@/components/operator/application-case';
import { DeskPage, readDeskMetadata } from '@/components/operator/desk-page';
import { readApplicationChoices } from '@/components/forms/application/read-choices';
import { toLocale } from '@/lib/i18n/locales';

interface ApplicationProps {
  params: Promise<{ locale: string; userId: string }>;
}

export const generateMetadata = ({ params }: ApplicationProps) => readDeskMetadata(params, 'application');

export default async function Application({ params }: ApplicationProps) {
  const { locale: requested, userId } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  const { services, cities } = await readApplicationChoices(locale);
  return (
    <DeskPage locale={locale} place="application">
      <ApplicationCase userId={userId} services={services} cities={cities} />
    </DeskPage>
  );
}
