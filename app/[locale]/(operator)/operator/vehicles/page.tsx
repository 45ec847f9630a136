import { setRequestLocale } from 'next-intl/server';

import { DeskPage, readDeskMetadata } from '@/components/operator/desk-page';
import { VehicleQueue } from '@/components/operator/vehicles/vehicle-queue';
import { toLocale } from '@/lib/i18n/locales';

interface WorkVehiclesProps {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = ({ params }: WorkVehiclesProps) => readDeskMetadata(params, 'vehicles');

export default async function WorkVehicles({ params }: WorkVehiclesProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  return (
    <DeskPage locale={locale} place="vehicles">
      <VehicleQueue />
    </DeskPage>
  );
}
