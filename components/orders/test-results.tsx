import { FileText } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { formatDigits, formatInstant } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { TaskDetail } from './task-detail';

/** What the sampler has handed over: a photo is shown, a PDF is saved. Nobody else can open either. */
export function TestResults({ task: { results } }: { task: TaskDetail }) {
  const t = useTranslations('orders.results');
  const locale = useLocale();
  const readable = results.flatMap((result) =>
    result.fileurl === null ? [] : [{ ...result, fileurl: result.fileurl }],
  );
  if (readable.length === 0) return null;
  return (
    <Card className="flex flex-col gap-3">
      <div>
        <h2 className="text-18 font-bold">{t('title')}</h2>
        <p className="text-14 text-stone-500">{t('private')}</p>
      </div>
      <ul className="flex flex-col gap-2">
        {readable.map(({ fileurl, isPicture, addedAtMs }, index) => (
          <li key={fileurl}>
            <a
              href={fileurl}
              target={isPicture ? '_blank' : undefined}
              rel="noopener"
              download={isPicture ? undefined : ''}
              className="flex min-h-touch items-center gap-3 rounded-field border border-stone-200 px-3 py-2 transition-colors hover:border-enamel-300"
            >
              <Icon icon={FileText} className="text-enamel-700" />
              <span className="min-w-0 grow">
                <span className="block font-semibold text-enamel-700">
                  {t(isPicture ? 'openPicture' : 'save', { number: formatDigits(index + 1, locale) })}
                </span>
                <span className="block text-14 text-stone-500">{formatInstant(addedAtMs, locale)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
