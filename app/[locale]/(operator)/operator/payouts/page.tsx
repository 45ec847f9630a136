import { setRequestLocale } from 'next-intl/server';

import { DeskPage, readDeskMetadata } from '@/components/operator/desk-page';
import { RunsScreen } from '@/components/operator/payouts/runs-screen';
import { toLocale } from '@/lib/i18n/locales';

interface PayoutsProps {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = ({ params }: PayoutsProps) => readDeskMetadata(params, 'payouts');

export default async function Payouts({ params }: PayoutsProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  return (
    <DeskPage locale={locale} place="payouts">
      <RunsScreen />
    </DeskPage>
  );
}
