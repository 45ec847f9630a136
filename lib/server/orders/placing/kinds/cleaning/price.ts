import { CallError } from '@/lib/contract/call-error';
import type { CallInput } from '@/lib/contract';
import { quoteCleaning, type CleaningQuote } from '@/lib/funnel/kinds/cleaning/quote';

import type { Executor } from '../../../../ports/database';
import { requirePriceBook } from '../../../../prices';
import { requireAnswer } from '../../order-place';
import type { CataloguePorts, PricedPlace } from '../../placed-kind';

type Answers = Pick<CallInput<'clean/getcleanprice'>, 'srvcattypeid' | 'cleaningHours' | 'home' | 'petTypes'>;

/** The price, its lines and the hours by today's book of the city. Throws service-not-available where it has none. */
export async function requireCleaningQuote(
  executor: Executor,
  answers: Answers,
  place: PricedPlace,
  ports: CataloguePorts,
): Promise<CleaningQuote> {
  const book = await requirePriceBook(executor, { kind: 'cleaning', ...place }, ports);
  const quote = quoteCleaning(
    {
      typeId: requireAnswer(answers.srvcattypeid, 'srvcattypeid'),
      cityId: place.cityId,
      cleaningHours: answers.cleaningHours ?? null,
      home: answers.home ?? null,
      petTypes: answers.petTypes,
    },
    book,
  );
  if (!quote) throw new CallError('service-not-available');
  return quote;
}
