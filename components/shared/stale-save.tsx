import { useTranslations } from 'next-intl';

import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { WrittenText } from '@/components/ui/written-text';
import type { StaleFields } from '@/lib/client/use-seen';
import { useErrorText } from '@/lib/i18n/use-error-text';

export interface StaleRow {
  /** The field by the name that the call has for it. */
  readonly field: string;
  readonly label: string;
  /** How a value of it is read; left out, as it is. Empty for nothing. */
  readonly toShown?: (value: unknown) => string;
}

interface StaleSaveProps {
  /** The stale fields of `useSeen`; null for none. */
  readonly stale: StaleFields | null;
  readonly rows: readonly StaleRow[];
  readonly isSending?: boolean;
  /** Fills the form with the other person's values. */
  readonly onTakeTheirs: () => void;
  /** Saves the typed values over the other person's. */
  readonly onKeepMine: () => void;
}

/**
 * Somebody else, or another window, has changed what a form was filled in from: what they changed, and what to do about
 * it. The form keeps what was typed until its writer has decided.
 */
export function StaleSave({ stale, rows, isSending = false, onTakeTheirs, onKeepMine }: StaleSaveProps) {
  const t = useTranslations('common.stale');
  const toErrorText = useErrorText();
  if (!stale) return null;
  const changed = rows.filter(({ field }) => stale.changed.includes(field));
  return (
    <Notice tone="warning">
      <div role="alert" className="flex flex-col gap-3">
        <p className="font-semibold">{toErrorText(stale.failure)}</p>
        <dl className="flex flex-col gap-2">
          {changed.map(({ field, label, toShown = toText }) => (
            <div key={field}>
              <dt className="text-stone-500">{t('now', { field: label })}</dt>
              <dd className="font-medium">
                <WrittenText text={toShown(stale.theirs[field]) || t('nothing')} />
              </dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" isLoading={isSending} onClick={onKeepMine}>
            {t('keepMine')}
          </Button>
          <Button variant="quiet" onClick={onTakeTheirs}>
            {t('takeTheirs')}
          </Button>
        </div>
      </div>
    </Notice>
  );
}

function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
