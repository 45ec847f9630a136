/** The facts about a free provider. */
export interface Fit {
  readonly userId: number;
  readonly isFavourite: boolean;
  /** The rating out of 5; null before the first review. */
  readonly workerRate: number | null;
  readonly doneTaskCount: number;
}

/** Whom the customer knows, by `userId`. */
export interface Ties {
  readonly wishedId: number | null;
  readonly formerId: number | null;
}

/** The customer's tie to a provider, as a key of its words; null for a provider who is new to them. */
export function findTie(provider: Fit, { wishedId, formerId }: Ties) {
  if (provider.userId === wishedId) return 'wished';
  if (provider.userId === formerId) return 'former';
  return provider.isFavourite ? 'favourite' : null;
}

/**
 * Why somebody is the first of those who are free, as the key of its words; null where no fact says it. `all` is null
 * while the list is incomplete: then nobody is called the best.
 */
export function findFitReason(provider: Fit, all: readonly Fit[] | null, ties: Ties) {
  const tie = findTie(provider, ties);
  if (tie !== null) return tie;
  if (all === null) return null;
  const { workerRate, doneTaskCount } = provider;
  const others = all.filter(({ userId }) => userId !== provider.userId);
  if (workerRate !== null && others.every((other) => (other.workerRate ?? 0) < workerRate)) return 'bestRated';
  if (doneTaskCount > 0 && others.every((other) => other.doneTaskCount < doneTaskCount)) return 'mostJobs';
  return null;
}
