import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useRef, useState } from 'react';

import { usePageKeys } from '@/components/shared/keys/use-page-keys';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { classNames } from '@/components/ui/class-names';
import { Notice } from '@/components/ui/notice';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { useCall } from '@/lib/client/use-call';
import { useSending } from '@/lib/client/use-sending';
import { BULK_ACTS, type BulkAct } from '@/lib/contract/desk-enumerations';
import { BULK_ROWS_AT_MOST } from '@/lib/domain/constants/answers';
import { BULK } from '@/lib/domain/desk/bulk-acts';
import { mayMakeDeskCall } from '@/lib/domain/person/desk-access';
import { formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

import type { BulkTarget } from './bulk-target';
import { useBarHeight } from './use-bar-height';
import type { Selection } from './use-selection';

const BulkDialog = dynamic(
  toPatientLoader(() => import('./bulk-dialog').then((module) => module.BulkDialog)),
  { ssr: false },
);

interface BulkBarProps {
  /** The rows of the page. */
  readonly shown: readonly BulkTarget[];
  readonly selection: Selection;
  /** How many rows the list has over all of its pages. */
  readonly totalCount: number;
  /** Reads the rows of all pages; left out where one page is all. */
  readonly readAll?: () => Promise<readonly BulkTarget[]>;
  /** One list of the page has the keys. */
  readonly hasKeys?: boolean;
}

/** Chooses a page of a list or all of it, and offers what the operator's roles can do to the chosen rows at once. */
export function BulkBar({ shown, selection, totalCount, readAll, hasKeys = true }: BulkBarProps) {
  const t = useTranslations('bulk');
  const { data } = useCall('operator/getdesk', {});
  const [open, setOpen] = useState<BulkAct | null>(null);
  const { targets, chooseAll, settle } = selection;
  const bar = useRef<HTMLDivElement>(null);
  useBarHeight(bar, targets.length > 0);
  const ofAct = (act: BulkAct) => targets.filter(({ of }) => of === BULK[act].of);
  const acts = BULK_ACTS.filter(
    (act) => data && mayMakeDeskCall(data.lstRole, BULK[act].call) && ofAct(act).length > 0,
  );
  const isTooMuch = targets.length > BULK_ROWS_AT_MOST;
  // The dialog shows what became of the last rows, when the list is empty already.
  if (shown.length === 0 && targets.length === 0 && open === null) return null;
  return (
    <div
      ref={bar}
      role="group"
      aria-label={t('bar')}
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-2',
        // Its acts stay in sight, however far below the chosen rows are. Nothing lies over a low window.
        targets.length > 0 &&
          'bulk-bar sticky top-0 z-bar -mx-4 border-b border-stone-200 bg-stone-50 px-4 py-1 low:static',
      )}
    >
      {shown.length > 0 && (
        <Checkbox
          label={t('choosePage')}
          checked={shown.every(({ key }) => selection.has(key))}
          onChange={({ target }) => chooseAll(shown, target.checked)}
        />
      )}
      {targets.length > 0 && (
        <Chosen shown={shown} selection={selection} totalCount={totalCount} readAll={readAll} isTooMuch={isTooMuch} />
      )}
      {!isTooMuch &&
        acts.map((act) => <ActButton key={act} act={act} count={ofAct(act).length} onPress={() => setOpen(act)} />)}
      {hasKeys && acts[0] && !isTooMuch && <BarKeys act={acts[0]} onAct={setOpen} />}
      {open && (
        <BulkDialog
          act={open}
          targets={ofAct(open)}
          ownId={data?.userid ?? null}
          onSettled={settle}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}

function ActButton({ act, count, onPress }: { act: BulkAct; count: number; onPress: () => void }) {
  const t = useTranslations('bulk');
  const locale = useLocale();
  return (
    <Button variant="secondary" onClick={onPress}>
      {t('actOn', { act: t(`acts.${act}.title`), count: formatNumber(count, locale) })}
    </Button>
  );
}

/** B opens the first act; it only opens its dialog. */
function BarKeys({ act, onAct }: { act: BulkAct; onAct: (act: BulkAct) => void }) {
  usePageKeys({ KeyB: () => onAct(act) });
  return null;
}

interface ChosenProps extends Pick<BulkBarProps, 'shown' | 'selection' | 'totalCount' | 'readAll'> {
  readonly isTooMuch: boolean;
}

/** How many are chosen, and the ways to choose all of them or none. */
function Chosen({ shown, selection, totalCount, readAll, isTooMuch }: ChosenProps) {
  const t = useTranslations('bulk');
  const locale = useLocale();
  const toErrorText = useErrorText();
  const { isSending, failure, send } = useSending();
  const { targets, chooseAll, clear } = selection;
  const isPageChosen = shown.every(({ key }) => selection.has(key));
  const most = Math.min(totalCount, BULK_ROWS_AT_MOST);
  const all = async () => {
    const sent = await send(() => readAll?.() ?? Promise.resolve([]));
    if (sent.ok) chooseAll(sent.answer, true);
  };
  return (
    <>
      <span role="status" className="font-semibold">
        {t('chosen', { count: targets.length, shown: formatNumber(targets.length, locale) })}
      </span>
      {readAll && isPageChosen && targets.length < most && (
        <Button variant="quiet" isLoading={isSending} onClick={() => void all()}>
          {t(most < totalCount ? 'chooseFirst' : 'chooseAll', { count: formatNumber(most, locale) })}
        </Button>
      )}
      <Button variant="quiet" onClick={clear}>
        {t('clear')}
      </Button>
      {isTooMuch && <Notice tone="warning">{t('tooMany', { count: formatNumber(BULK_ROWS_AT_MOST, locale) })}</Notice>}
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
    </>
  );
}
