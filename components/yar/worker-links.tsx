import { Star } from 'lucide';

import { Icon } from '@/components/ui/icon';
import { PageSection } from '@/components/ui/page-section';
import { WrittenText } from '@/components/ui/written-text';
import { toWorkerPath } from '@/lib/domain/provider/worker-path';
import { formatNumber } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

export interface NamedWorker {
  readonly workerCode: string;
  readonly fullname: string;
  /** Null without a review. */
  readonly workerRate: number | null;
}

interface WorkerLinksProps {
  readonly locale: Locale;
  readonly title: string;
  readonly workers: readonly NamedWorker[];
}

/** Professionals by name, each linked to their own page. */
export function WorkerLinks({ locale, title, workers }: WorkerLinksProps) {
  if (workers.length === 0) return null;
  return (
    <PageSection id="professionals" title={title}>
      <ul className="flex flex-wrap gap-2">
        {workers.map(({ workerCode, fullname, workerRate }) => (
          <li key={workerCode}>
            <a
              href={toLocalePath(locale, toWorkerPath(workerCode))}
              className="inline-flex min-h-touch min-w-touch items-center justify-center gap-x-2 rounded-full bg-enamel-50 px-4 text-14 text-enamel-800 transition-colors hover:bg-enamel-100"
            >
              <WrittenText text={fullname} className="font-semibold" />
              {workerRate !== null && (
                <span className="inline-flex items-center gap-1 text-enamel-700">
                  <Icon icon={Star} size={16} className="fill-saffron-500 text-saffron-600" />
                  {formatNumber(workerRate, locale, { maximumFractionDigits: 1, minimumFractionDigits: 1 })}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
