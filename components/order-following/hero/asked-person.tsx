import { WrittenText } from '@/components/ui/written-text';
import { toWorkerPath } from '@/lib/domain/provider/worker-path';
import { Link } from '@/lib/i18n/link';

import type { TaskDetail } from '../task-detail';

/** The name of who was asked to come, under their face, with the way to their page. */
export function AskedPerson({ task: { providerName, workerCode } }: { task: TaskDetail }) {
  if (!providerName) return null;
  const name = <WrittenText text={providerName} />;
  if (!workerCode) return <p className="text-18 font-bold">{name}</p>;
  return (
    <Link
      href={toWorkerPath(workerCode)}
      className="-my-2 inline-flex min-h-touch items-center text-18 font-bold text-enamel-700 underline-offset-4 hover:underline"
    >
      {name}
    </Link>
  );
}
