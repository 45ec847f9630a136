import { useRef, useState } from 'react';

import type { BulkTarget } from './bulk-target';

export interface Selection {
  /** The chosen rows, also those of other pages, as they were read last. */
  readonly targets: readonly BulkTarget[];
  /** Why rows of the last bulk act were refused, by key: these rows stay chosen. */
  readonly failures: ReadonlyMap<string, string>;
  readonly has: (key: string) => boolean;
  /** With `isRange`, all rows from the last one that was chosen to this one. */
  readonly choose: (key: string, isChosen: boolean, isRange: boolean) => void;
  readonly chooseAll: (targets: readonly BulkTarget[], isChosen: boolean) => void;
  /** A row was done (null), and is chosen no more, or was refused. */
  readonly settle: (key: string, failure: string | null) => void;
  readonly clear: () => void;
}

/** The chosen rows of a list. `shown` are the rows of the page, in their order. */
export function useSelection(shown: readonly BulkTarget[]): Selection {
  const [chosen, setChosen] = useState<ReadonlyMap<string, BulkTarget>>(new Map());
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());
  const last = useRef<string | null>(null);

  const chooseAll = (targets: readonly BulkTarget[], isChosen: boolean) => {
    setChosen((before) => {
      const after = new Map(before);
      for (const target of targets) {
        if (isChosen) after.set(target.key, target);
        else after.delete(target.key);
      }
      return after;
    });
    if (!isChosen) for (const { key } of targets) setFailures((before) => change(before, key, null));
  };
  return {
    targets: [...chosen.values()].map((target) => shown.find(({ key }) => key === target.key) ?? target),
    failures,
    has: (key) => chosen.has(key),
    choose: (key, isChosen, isRange) => {
      const targets = isRange ? listBetween(shown, last.current, key) : shown.filter((target) => target.key === key);
      last.current = key;
      chooseAll(targets, isChosen);
    },
    chooseAll,
    settle: (key, failure) => {
      setFailures((before) => change(before, key, failure));
      if (failure !== null) return;
      setChosen((before) => new Map([...before].filter(([chosenKey]) => chosenKey !== key)));
    },
    clear: () => {
      setChosen(new Map());
      setFailures(new Map());
    },
  };
}

function change(failures: ReadonlyMap<string, string>, key: string, failure: string | null) {
  const after = new Map(failures);
  if (failure === null) after.delete(key);
  else after.set(key, failure);
  return after;
}

/** The rows from one to the other, in either order; the second alone where the first is on no page any more. */
function listBetween(shown: readonly BulkTarget[], from: string | null, to: string): readonly BulkTarget[] {
  const [first, second] = [from, to].map((wanted) => shown.findIndex(({ key }) => key === wanted));
  if (first === undefined || second === undefined || second === -1) return [];
  return first === -1
    ? shown.slice(second, second + 1)
    : shown.slice(Math.min(first, second), Math.max(first, second) + 1);
}
