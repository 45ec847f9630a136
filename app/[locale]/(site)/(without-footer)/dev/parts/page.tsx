import { setRequestLocale } from 'next-intl/server';

import { PartsScreen } from '@/components/parts/parts-screen';
import { listBestWorkers } from '@/lib/client/best-workers';
import { getCategoryBundle } from '@/lib/client/catalogue';
import { toLocale } from '@/lib/i18n/locales';

export const revalidate = 300;

export const metadata = { title: 'Parts', robots: { index: false } };

interface PartsProps {
  params: Promise<{ locale: string }>;
}

/** Every shared part in each of its states, for who draws and who looks. The demo alone has it. */
export default async function Parts({ params }: PartsProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  const groups = await listBestWorkers(await getCategoryBundle(locale), locale);
  const workers = groups.flatMap((group) => group.workers);
  const people = [...new Map(workers.map((worker) => [worker.workerCode, worker])).values()];
  return <PartsScreen locale={locale} people={people} />;
}
