import { useRef, useState } from 'react';

import { CallError } from '@/lib/contract/call-error';
import type { BulkAct } from '@/lib/contract/desk-enumerations';
import type { ErrorKey } from '@/lib/contract/errors';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { refreshDesk } from '../desk-fresh';
import type { BulkAnswers } from './bulk-target';
import { sendRow, type BulkRow, type MoneyBulk } from './send-row';

/** With these the next row would fare no better: it stays as it is. */
const ENDS_THE_RUN: readonly ErrorKey[] = ['network-failed', 'TooMuchRequest', 'service-unavailable'];

export interface BulkRun {
  readonly state: 'asked' | 'running' | 'over';
  /** The result of each tried row: null for done, else the error. */
  readonly results: ReadonlyMap<string, string | null>;
  /** Rejects where the password is asked for: the rest can be done once it is given. */
  readonly run: (rows: readonly BulkRow[], answers: BulkAnswers) => Promise<void>;
  /** No further row is begun. */
  readonly stop: () => void;
}

/** Does the rows of a bulk act one after the other. A row that is done stays done when the page is closed. */
export function useBulkRun(act: BulkAct, onSettled: (key: string, failure: string | null) => void): BulkRun {
  const toErrorText = useErrorText();
  const [state, setState] = useState<BulkRun['state']>('asked');
  const [results, setResults] = useState<BulkRun['results']>(new Map());
  const isStopped = useRef(false);

  /** Answers whether the next row may be tried. */
  const doRow = async (row: BulkRow, answers: BulkAnswers, bulk: MoneyBulk): Promise<boolean> => {
    const { key } = row.target;
    const settle = (failure: string | null) => {
      setResults((before) => new Map(before).set(key, failure));
      onSettled(key, failure);
    };
    try {
      await sendRow(act, row, answers, bulk);
      settle(null);
      return true;
    } catch (error) {
      if (!(error instanceof CallError) || error.key === 'password-needed') throw error;
      settle(toErrorText(error));
      return !ENDS_THE_RUN.includes(error.key);
    }
  };
  const run = async (rows: readonly BulkRow[], answers: BulkAnswers) => {
    isStopped.current = false;
    const bulk = { bulkid: crypto.randomUUID(), rowcount: rows.length };
    setState('running');
    try {
      for (const row of rows) if (isStopped.current || !(await doRow(row, answers, bulk))) break;
      setState('over');
    } catch (error) {
      setState('asked');
      throw error;
    } finally {
      refreshDesk();
    }
  };
  return { state, results, run, stop: () => (isStopped.current = true) };
}
