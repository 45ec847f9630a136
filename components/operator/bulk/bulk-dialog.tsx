import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { useKeptForm } from '@/components/forms/fields/use-kept-form';
import { LoadFailure } from '@/components/shared/load-failure';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { useSending } from '@/lib/client/use-sending';
import type { BulkAct } from '@/lib/contract/desk-enumerations';
import { BULK } from '@/lib/domain/desk/bulk-acts';
import { formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { usePasswordAgain } from '../use-password-again';
import { BulkFields, isAnswered } from './bulk-fields';
import { BulkRows, type PlannedRow } from './bulk-rows';
import { BulkSums } from './bulk-sums';
import type { BulkAnswers, BulkTarget } from './bulk-target';
import { CountField, isCount } from './count-field';
import { useBulkPlan } from './use-bulk-plan';
import { useBulkRun } from './use-bulk-run';

interface BulkDialogProps {
  readonly act: BulkAct;
  readonly targets: readonly BulkTarget[];
  readonly ownId: number | null;
  readonly onSettled: (key: string, failure: string | null) => void;
  readonly onClose: () => void;
}

/** Asks what an act needs, shows by row what will happen, and then does it row by row. Load it when it is used. */
export function BulkDialog({ act, targets: chosen, ownId, onSettled, onClose }: BulkDialogProps) {
  const t = useTranslations('bulk');
  const common = useTranslations('common');
  const [targets] = useState(chosen);
  const { form: answers, setForm: setAnswers, settle } = useAnswers(act, targets, ownId);
  const [typed, setTyped] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [begun, setBegun] = useState<readonly PlannedRow[] | null>(null);
  const plan = useBulkPlan(act, targets, answers);
  const { state, results, run, stop } = useBulkRun(act, onSettled);
  const { failure, send } = useSending();
  const { field, withPassword } = usePasswordAgain();
  const toErrorText = useErrorText();
  const planned = state === 'asked' ? plan.planned : (begun ?? plan.planned);
  const rows = targets.flatMap((target, index) => {
    const row = planned?.[index];
    return row?.refusal === null ? [{ target, money: row.money }] : [];
  });
  const { movesMoney } = BULK[act];
  const isCounted = !movesMoney || isCount(typed, rows.length);
  const begin = () => {
    setIsTried(true);
    if (!planned || !isAnswered(act, answers) || !isCounted) return;
    setBegun(planned);
    void send(() => withPassword(() => run(rows, answers))).then(({ ok }) => ok && settle());
  };
  const close = () => {
    stop();
    onClose();
  };
  return (
    <Dialog
      open
      size="wide"
      onOpenChange={(open) => !open && close()}
      title={t(`acts.${act}.title`)}
      description={t(`acts.${act}.text`)}
      closeLabel={common('close')}
      footer={
        <Footer state={state} count={planned ? rows.length : null} onBegin={begin} onStop={stop} onClose={close} />
      }
    >
      <div className="flex flex-col gap-4">
        {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
        {state === 'asked' && field}
        {state === 'asked' && (
          <BulkFields
            act={act}
            queue={targets.flatMap((target) => (target.of === 'case' ? [target.queue] : []))[0] ?? null}
            answers={answers}
            onChange={setAnswers}
            isTried={isTried}
          />
        )}
        {!planned && <NoPlan plan={plan} hasSum={Boolean(answers.tomans)} />}
        {planned && (
          <>
            <Summary state={state} doable={rows.length} count={targets.length} results={results} />
            <BulkRows act={act} targets={targets} planned={planned} results={results} />
            {state === 'asked' && <BulkSums rows={rows} />}
          </>
        )}
        {state === 'asked' && movesMoney && (
          <CountField typed={typed} onChange={setTyped} isWrong={isTried && !isCounted} />
        )}
      </div>
    </Dialog>
  );
}

/** The answers to an act's questions; a reload keeps them for the same rows. */
function useAnswers(act: BulkAct, targets: readonly BulkTarget[], ownerId: number | null) {
  return useKeptForm(`bulk-${act}-${targets.map(({ key }) => key).join('-')}`, { ...NO_ANSWERS, ownerId });
}

const NO_ANSWERS: BulkAnswers = { ownerId: null, length: 'hour', toDate: '', reason: '', tomans: null };

interface NoPlanProps {
  readonly plan: ReturnType<typeof useBulkPlan>;
  /** A sum is typed that can be asked about. */
  readonly hasSum: boolean;
}

/** In the place of the rows until the server has said what will happen to them. */
function NoPlan({ plan: { isAsked, ask, error, readAgain }, hasSum }: NoPlanProps) {
  const t = useTranslations('bulk');
  const money = useTranslations('desk.case.act');
  if (!isAsked)
    return (
      <Button variant="secondary" disabled={!hasSum} onClick={ask}>
        {money('show')}
      </Button>
    );
  if (error) return <LoadFailure title={t('failed')} error={error} onRetry={readAgain} />;
  return <Skeleton className="h-32 rounded-field" />;
}

interface SummaryProps {
  readonly state: 'asked' | 'running' | 'over';
  readonly doable: number;
  readonly count: number;
  readonly results: ReadonlyMap<string, string | null>;
}

function Summary({ state, doable, count, results }: SummaryProps) {
  const t = useTranslations('bulk');
  const locale = useLocale();
  const done = [...results.values()].filter((result) => result === null).length;
  const shown = (number: number) => formatNumber(number, locale);
  return (
    <p role="status" className="font-semibold">
      {state === 'asked'
        ? t('plan', { done: shown(doable), count: shown(count) })
        : t(state === 'over' && done < count ? 'overSome' : 'over', { done: shown(done), count: shown(count) })}
    </p>
  );
}

interface FooterProps {
  readonly state: 'asked' | 'running' | 'over';
  /** How many rows will be done; null while nobody knows. */
  readonly count: number | null;
  readonly onBegin: () => void;
  readonly onStop: () => void;
  readonly onClose: () => void;
}

function Footer({ state, count, onBegin, onStop, onClose }: FooterProps) {
  const t = useTranslations('bulk');
  const common = useTranslations('common');
  const locale = useLocale();
  if (state === 'over') return <Button onClick={onClose}>{common('close')}</Button>;
  if (state === 'running')
    return (
      <Button variant="secondary" onClick={onStop}>
        {t('stop')}
      </Button>
    );
  return (
    <>
      <Button disabled={!count} onClick={onBegin}>
        {t('do', { count: count ?? 0, shown: formatNumber(count ?? 0, locale) })}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {common('cancel')}
      </Button>
    </>
  );
}
