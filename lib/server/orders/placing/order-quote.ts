import type { Executor } from '../../ports/database';
import { getServerKind, type OrderQuote, type PricedAnswers } from '../../kinds';
import { requirePriceBook } from '../../prices';
import type { CataloguePorts, PricedPlace } from './placing';

/**
 * The price by today's book of the city. Throws service-not-available where it has none, and invalid-input without an
 * answer to it.
 */
export async function requireOrderQuote(
  executor: Executor,
  answers: PricedAnswers,
  { categoryId, cityId }: PricedPlace,
  ports: CataloguePorts,
): Promise<OrderQuote> {
  const kind = answers.serviceEnum;
  const book = await requirePriceBook(executor, { kind, categoryId, cityId }, ports);
  return getServerKind(kind).requireQuote(answers, { book, cityId });
}
