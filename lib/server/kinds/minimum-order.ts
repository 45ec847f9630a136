/** A book of a kind whose small orders are filled up to a minimum. */
interface MinimumOrderBook {
  readonly cities: readonly { readonly cityId: number; readonly minimumOrderRials: number }[];
}

/** The minimum to which a city fills a small order up, in rials; 0 where it has no prices. */
export function findMinimumOrderRials(book: MinimumOrderBook, cityId: number): number {
  return book.cities.find((city) => city.cityId === cityId)?.minimumOrderRials ?? 0;
}
