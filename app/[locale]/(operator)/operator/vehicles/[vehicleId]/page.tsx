import { setRequestLocale } from 'next-intl/server';

import { DeskPage, readDeskMetadata } from '@/components/operator/desk-page';
import { VehicleCase } from '@/components/operator/vehicles/vehicle-case';
import { toLocale } from '@/lib/i18n/locales';

interface VehicleCaseProps {
  params: Promise<{ locale: string; vehicleId: string }>;
}

export const generateMetadata = ({ params }: VehicleCaseProps) => readDeskMetadata(params, 'vehicle');

export default async function VehicleCasePage({ params }: VehicleCaseProps) {
  const { locale: requested, vehicleId } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  return (
    <DeskPage locale={locale} place="vehicle">
      <VehicleCase vehicleId={Number(vehicleId)} />
    </DeskPage>
  );
}
