import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { AskDialog } from '@/components/shared/ask-dialog';
import { useTestPersonText } from '@/components/shared/facts/test-person';
import { Button } from '@/components/ui/button';
import { IsolatedNames } from '@/components/ui/isolated-names';
import { callFromBrowser } from '@/lib/client/browser';
import { formatInstant } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { WorkDetail } from '../work-move';

export type HandedResult = WorkDetail['results'][number];

interface HandedResultsProps {
  readonly work: WorkDetail;
  readonly onReplace: (result: HandedResult) => void;
  readonly onDone: () => void;
}

/** The handed-over results, by person. While more may come, each can be replaced or withdrawn. */
export function HandedResults({ work: { results, persons, takesResults }, onReplace, onDone }: HandedResultsProps) {
  const t = useTranslations('provider.results');
  const locale = useLocale();
  const toPersonText = useTestPersonText();
  const [withdrawn, setWithdrawn] = useState<HandedResult | null>(null);
  const withdraw = async ({ resultid }: HandedResult) => {
    await callFromBrowser('testing/withdrawresult', { resultid });
    setWithdrawn(null);
    onDone();
  };
  const toText = ({ isPicture, addedAtMs, withdrawnAtMs }: HandedResult) => {
    if (withdrawnAtMs !== null) return t('withdrawn', { at: formatInstant(withdrawnAtMs, locale) });
    return t(isPicture ? 'handedPicture' : 'handedSheet', { at: formatInstant(addedAtMs, locale) });
  };
  if (results.length === 0) return null;
  return (
    <>
      <ul className="flex flex-col gap-2">
        {results.map((result) => (
          <li key={result.resultid} className="flex flex-wrap items-center gap-x-3 border-b border-stone-200 pb-2">
            <span className="min-w-0 grow">
              <span className="block font-semibold">
                <IsolatedNames text={toPersonText(persons, result.personNumber)} />
              </span>
              <span className="block text-14 text-stone-500">{toText(result)}</span>
            </span>
            {takesResults && result.withdrawnAtMs === null && (
              <span className="flex flex-wrap gap-x-2">
                <Button variant="quiet" onClick={() => onReplace(result)}>
                  {t('replace')}
                </Button>
                <Button variant="quiet" onClick={() => setWithdrawn(result)}>
                  {t('withdraw')}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {withdrawn && (
        <AskDialog
          title={t('withdrawTitle')}
          text={t('withdrawText')}
          confirmLabel={t('withdraw')}
          isDestructive
          onConfirm={() => withdraw(withdrawn)}
          onClose={() => setWithdrawn(null)}
        >
          <p className="font-semibold">
            <IsolatedNames text={toPersonText(persons, withdrawn.personNumber)} />
          </p>
        </AskDialog>
      )}
    </>
  );
}
