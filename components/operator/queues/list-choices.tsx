import { ChevronDown, ChevronUp } from 'lucide';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef } from 'react';

import { Button, IconButton } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Disclosure } from '@/components/ui/disclosure';
import { Icon } from '@/components/ui/icon';
import { Select } from '@/components/ui/select';
import { CASE_PAGE_SIZES } from '@/lib/contract/desk-enumerations';
import { formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { CASE_COLUMNS, moveColumn, toggleColumn, USUAL_COLUMNS, type CaseColumn } from './case-columns';
import { changeList, type ListAddress } from './use-list-address';

interface ListChoicesProps {
  readonly list: Pick<ListAddress, 'columns' | 'size'>;
}

/** How many rows a page of the table has, and which columns, in which order. */
export function ListChoices({ list: { columns, size } }: ListChoicesProps) {
  const t = useTranslations('desk-queues.table');
  const locale = useLocale();
  const id = useId();
  const pressed = useRef<string | null>(null);
  const order = columns.join(' ');
  // The pressed button moved with its column, and lost the focus on the way.
  useEffect(() => {
    if (pressed.current !== null) document.getElementById(pressed.current)?.focus();
    pressed.current = null;
  }, [order]);
  const move = (column: CaseColumn, by: -1 | 1) => {
    pressed.current = `${id}${column}${by}`;
    changeList((now) => ({ columns: moveColumn(now.columns, column, by) }));
  };
  const hidden = CASE_COLUMNS.filter((column) => !columns.includes(column));
  return (
    <Disclosure title={t('choose')}>
      <div className="flex flex-wrap items-start gap-6">
        <ul className="grow">
          {[...columns, ...hidden].map((column) => (
            <li key={column} className="flex items-center gap-2">
              <Checkbox
                className="grow"
                label={t(`columns.${column}`)}
                checked={columns.includes(column)}
                // It leads to the case.
                disabled={column === 'case'}
                onChange={() => changeList((now) => ({ columns: toggleColumn(now.columns, column) }))}
              />
              {columns.includes(column) &&
                MOVES.map(({ by, words, icon }) => (
                  <IconButton
                    key={by}
                    id={`${id}${column}${by}`}
                    label={t(words, { column: t(`columns.${column}`) })}
                    onClick={() => move(column, by)}
                  >
                    <Icon icon={icon} />
                  </IconButton>
                ))}
            </li>
          ))}
        </ul>
        <div className="flex flex-col items-start gap-3">
          <Select
            label={t('rows')}
            value={size}
            onChange={({ target }) => {
              const wanted = CASE_PAGE_SIZES.find((one) => String(one) === target.value);
              if (wanted) changeList(() => ({ size: wanted }));
            }}
            options={CASE_PAGE_SIZES.map((value) => ({ value, label: formatNumber(value, locale) }))}
          />
          <Button variant="quiet" onClick={() => changeList(() => ({ columns: USUAL_COLUMNS }))}>
            {t('usual')}
          </Button>
        </div>
      </div>
    </Disclosure>
  );
}

const MOVES = [
  { by: -1, words: 'earlier', icon: ChevronUp },
  { by: 1, words: 'later', icon: ChevronDown },
] as const;
