import { NoWorker } from '@/components/yar/no-worker';
import { getPageLocale } from '@/lib/i18n/page-locale';

/** Says it with status 404: nobody has this worker code, or whoever has it is not to be seen (row X-08). */
export default async function WorkerNotFound() {
  return <NoWorker locale={await getPageLocale()} />;
}
