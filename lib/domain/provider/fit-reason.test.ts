import { findFitReason, findTie, type Fit } from './fit-reason';

const nobody = { wishedId: null, formerId: null };
const provider = (userId: number, facts: Partial<Fit> = {}): Fit => ({
  userId,
  workerRate: 4.8,
  doneTaskCount: 10,
  isFavourite: false,
  ...facts,
});

it('puts the customer’s tie before any number, the own wish first', () => {
  const known = provider(1, { isFavourite: true, workerRate: 5 });
  expect([
    findTie(known, { wishedId: 1, formerId: 1 }),
    findTie(known, { wishedId: 2, formerId: 1 }),
    findTie(known, nobody),
    findTie(provider(2), nobody),
  ]).toEqual(['wished', 'former', 'favourite', null]);
  expect(findFitReason(known, [known, provider(2)], nobody)).toBe('favourite');
});

it('names the best rated and the one with most jobs only alone: two equal ones get no reason', () => {
  const first = provider(1, { workerRate: 4.9 });
  expect(findFitReason(first, [first, provider(2)], nobody)).toBe('bestRated');
  expect(findFitReason(first, null, nobody)).toBeNull();
  const busy = provider(1, { doneTaskCount: 11 });
  expect(findFitReason(busy, [busy, provider(2)], nobody)).toBe('mostJobs');
  expect(findFitReason(provider(1), [provider(1), provider(2)], nobody)).toBeNull();
  const unrated = provider(1, { workerRate: null, doneTaskCount: 0 });
  expect(findFitReason(unrated, [unrated, provider(2, { workerRate: null, doneTaskCount: 0 })], nobody)).toBeNull();
});
