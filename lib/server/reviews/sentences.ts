import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';

import { WORKER_PAGE } from '@/lib/domain/constants/providers';
import { maskContacts } from '@/lib/domain/text/contact-mask';

import type { Executor } from '../ports/database';
import { reviews, users } from '../schema';
import { toReviewerName } from './reviewer-name';

interface Sentence {
  readonly text: string;
  /** The customer, as everybody reads the name. */
  readonly name: string;
}

/** The newest short text that a satisfied customer wrote of each of these providers, by the provider's number. */
export async function listSentences(
  executor: Executor,
  providerIds: readonly number[],
): Promise<ReadonlyMap<number, Sentence>> {
  if (providerIds.length === 0) return new Map();
  const { providerId, text, createdAt } = reviews;
  const rows = await executor
    .selectDistinctOn([providerId], { providerId, text, firstName: users.firstName, lastName: users.lastName })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.customerId))
    .where(
      and(
        inArray(providerId, [...providerIds]),
        ne(text, ''),
        sql`char_length(${text}) <= ${WORKER_PAGE.longestSentence}`,
        sql`${reviews.stars} >= ${WORKER_PAGE.sentenceFromStars}`,
      ),
    )
    .orderBy(providerId, desc(createdAt), desc(reviews.id));
  return new Map(
    rows.map((row) => [
      row.providerId,
      { text: maskContacts(row.text).text, name: toReviewerName(row.firstName, row.lastName) },
    ]),
  );
}
