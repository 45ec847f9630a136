import { getLocale } from 'next-intl/server';

import { NoWorker } from '@/components/yar/no-worker';
import { toLocale } from '@/lib/i18n/locales';

/** Says it with status 404: nobody has this worker code, or whoever has it is not to be seen (row X-08). */
export default async function WorkerNotFound() {
  return <NoWorker locale={toLocale(await getLocale())} />;
}
