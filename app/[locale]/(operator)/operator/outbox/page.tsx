import { setRequestLocale } from 'next-intl/server';

import { DeskPage, readDeskMetadata } from '@/components/operator/desk-page';
import { OutboxScreen } from '@/components/operator/outbox/outbox-screen';
import { toLocale } from '@/lib/i18n/locales';

interface OutboxProps {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = ({ params }: OutboxProps) => readDeskMetadata(params, 'outbox');

export default async function Outbox({ params }: OutboxProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  return (
    <DeskPage locale={locale} place="outbox">
      <OutboxScreen />
    </DeskPage>
  );
}
