import { FileText } from 'lucide';
import { useTranslations } from 'next-intl';

import { useTestPersonText } from '@/components/shared/facts/test-person';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { IsolatedNames } from '@/components/ui/isolated-names';
import { formatDigits, formatInstant } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { TaskDetail } from './task-detail';

type Result = TaskDetail['results'][number];

/** The results that the sampler handed over, by person. Nobody else can open them. */
export function TestResults({ task: { results, persons } }: { task: TaskDetail }) {
  const t = useTranslations('order-following.results');
  const toPersonText = useTestPersonText();
  if (results.length === 0) return null;
  const numbers = [...persons.map(({ personNumber }) => personNumber), null];
  const groups = numbers
    .map((personNumber) => ({ personNumber, own: results.filter((result) => result.personNumber === personNumber) }))
    .filter(({ own }) => own.length > 0);
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="text-18 font-bold">{t('title')}</h2>
        <p className="text-14 text-stone-500">{t('private')}</p>
      </div>
      {groups.map(({ personNumber, own }) => (
        <section key={personNumber ?? 0} className="flex flex-col gap-2">
          <h3 className="font-semibold">
            <IsolatedNames text={toPersonText(persons, personNumber)} />
          </h3>
          <ul className="flex flex-col gap-2">
            {own.map((result, index) => (
              <li key={result.resultid}>
                <ResultFile result={result} number={index + 1} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Card>
  );
}

/** A photo is shown, a PDF is saved; of one that was withdrawn it is said that it was there. */
function ResultFile({ result, number }: { result: Result; number: number }) {
  const t = useTranslations('order-following.results');
  const locale = useLocale();
  const { fileurl, isPicture, addedAtMs, withdrawnAtMs } = result;
  if (withdrawnAtMs !== null)
    return <p className="text-14 text-stone-500">{t('withdrawn', { at: formatInstant(withdrawnAtMs, locale) })}</p>;
  if (fileurl === null) return null;
  return (
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
          {t(isPicture ? 'openPicture' : 'save', { number: formatDigits(number, locale) })}
        </span>
        <span className="block text-14 text-stone-500">{formatInstant(addedAtMs, locale)}</span>
      </span>
    </a>
  );
}
