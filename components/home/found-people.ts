import { useEffect, useState } from 'react';

import { readSelectedCity } from '@/lib/client/selected-city';
import { fetchPart } from '@/lib/client/use-sending';
import type { CallAnswer } from '@/lib/contract';

import { MOST_PEOPLE } from './suggest';

/** The best of a service in the reader's city. */
export type FoundPerson = CallAnswer<'workerprofile/getall'>['lstWorker'][number];

const NOBODY: readonly FoundPerson[] = [];

/**
 * Two professionals of a service, fetched once a service; nobody while they are on their way, and where they cannot be
 * fetched. Null asks for none.
 */
export function useFoundPeople(categoryId: number | null): readonly FoundPerson[] {
  const [known, setKnown] = useState<ReadonlyMap<number, readonly FoundPerson[]>>(new Map());
  const isKnown = categoryId === null || known.has(categoryId);
  useEffect(() => {
    if (categoryId === null || isKnown) return;
    let isWanted = true;
    const place = { srvcategoryid: categoryId, cityid: readSelectedCity() };
    fetchPart(import('@/lib/client/browser'))
      .then(({ callFromBrowser }) => callFromBrowser('workerprofile/getall', place, { isSilent: true }))
      .then(
        ({ lstWorker }) =>
          isWanted && setKnown((others) => new Map([...others, [categoryId, lstWorker.slice(0, MOST_PEOPLE)]])),
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [categoryId, isKnown]);
  return (categoryId === null ? undefined : known.get(categoryId)) ?? NOBODY;
}
