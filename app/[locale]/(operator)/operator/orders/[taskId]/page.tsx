import { setRequestLocale } from 'next-intl/server';

import { DeskPage, readDeskMetadata } from '@/components/operator/desk-page';
import { OrderCase } from '@/components/operator/cases/order-case';
import { toLocale } from '@/lib/i18n/locales';

interface OrderProps {
  params: Promise<{ locale: string; taskId: string }>;
}

export const generateMetadata = ({ params }: OrderProps) => readDeskMetadata(params, 'order');

export default async function Order({ params }: OrderProps) {
  const { locale: requested, taskId } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  return (
    <DeskPage locale={locale} place="order">
      <OrderCase taskId={Number(taskId)} />
    </DeskPage>
  );
}
