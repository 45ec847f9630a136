import { findEarliest, type ListedWorker } from '@/components/shared/workers/listed-worker';
import type { WorkersOfService } from '@/lib/client/best-workers';
import { callOnServer } from '@/lib/client/server';
import { findTextLanguage } from '@/lib/domain/text/text-language';
import { getDirection, type Locale } from '@/lib/i18n/locales';

const SHOWN = 3;
/** A sentence, not a letter. */
const MOST_LETTERS = 120;

/** Somebody who comes, with what a customer wrote. */
export interface HomePerson {
  readonly worker: ListedWorker;
  readonly serviceName: string;
  readonly review: { readonly text: string; readonly name: string } | null;
}

/** The first free hour of each service, by its id. */
export function findNextFree(
  groups: readonly WorkersOfService[],
): ReadonlyMap<number, NonNullable<ListedWorker['nextFree']>> {
  return new Map(
    groups.flatMap(({ category, workers }) => {
      const first = findEarliest(workers);
      return first ? [[Number(category.srvcategoryid), first] as const] : [];
    }),
  );
}

/** The best of different services, each once. */
export async function readHomePeople(groups: readonly WorkersOfService[], locale: Locale): Promise<HomePerson[]> {
  const people: Omit<HomePerson, 'review'>[] = [];
  for (const { category, workers } of groups) {
    const worker = workers.find(
      ({ userId, reviewCount }) => reviewCount > 0 && people.every((other) => other.worker.userId !== userId),
    );
    if (worker && people.length < SHOWN) people.push({ worker, serviceName: category.serviceName });
  }
  return Promise.all(
    people.map(async (person) => {
      const { reviews } = await callOnServer('workerprofile/getDetail', { id: person.worker.workerCode }, { locale });
      return {
        ...person,
        review: reviews.find((review) => isSentenceFor(review, locale)) ?? null,
      };
    }),
  );
}

/** Short, and in letters that the page's readers read: others would bring a font of their own to the first screen. */
function isSentenceFor({ text, name }: { readonly text: string; readonly name: string }, locale: Locale): boolean {
  if (text === '' || text.length > MOST_LETTERS) return false;
  return [text, name].every((part) => (findTextLanguage(part) !== undefined) === (getDirection(locale) === 'rtl'));
}
