import { z } from 'zod';

import { defineCall } from './call';
import { acknowledgement, fullPersonName, id, rials } from './shapes';

const testPlace = z.object({ srvcattypeid: id, cityid: id.optional(), locationid: id.optional() });

/**
 * A person who gives a sample, as an order names them. The year is Persian or Gregorian, which its number tells
 * (lib/domain/person/birth-year.ts).
 */
const orderPerson = z.object({ name: fullPersonName, birthYear: z.number().int() });

/** Answers that only an order of medical tests has. */
export const medicalTestsAnswers = {
  /** Ids from testing/getalltest. */
  testIds: z.array(id).max(20).default([]),
  /** The people who give a sample: as many as `personCount` says. */
  persons: z.array(orderPerson).max(50).default([]),
};

/**
 * A person who gives a sample, by their number in the order. The name is left out in an order from before names were
 * asked, and for a provider whose work is over.
 */
export const testPerson = z.object({
  personNumber: z.number().int(),
  name: z.string().nullable(),
  birthYear: z.number().int().nullable(),
});

/** A file that was handed over after a medical test. */
export const testResult = z.object({
  resultid: id,
  /** The person whose result it is; null for results from before this was stored. */
  personNumber: z.number().int().nullable(),
  /** Null for its provider, and once it was taken back. */
  fileurl: z.string().nullable(),
  isPicture: z.boolean(),
  addedAtMs: z.number().int(),
  /** The time when the provider withdrew or replaced it; null while it stands. */
  withdrawnAtMs: z.number().int().nullable(),
});

/** Calls of the medical tests at home. */
export const medicalTestsCalls = [
  defineCall('testing/getalltest', {
    summary: 'The tests of a type, what each costs a person in a city, and how to prepare for it',
    access: 'public',
    input: testPlace,
    answer: z.object({
      lstTest: z.array(
        z.object({
          testId: id,
          testName: z.string(),
          description: z.string(),
          /** Its picture; left out by a host that has none. */
          iconUrl: z.string().optional(),
          /** Hours without food before the sample; 0 for none. */
          fastingHours: z.number().int(),
          /** Tests that it brings with it: they are not ordered beside it. */
          lstContained: z.array(id),
          priceRial: rials,
        }),
      ),
      visitFeeRial: rials,
    }),
    outcomes: ['service-not-available'],
  }),
  defineCall('testing/withdrawresult', {
    summary: 'Takes a result back that was handed over wrongly: its file is gone, and the customer hears of it',
    access: 'provider',
    limit: 'once',
    input: z.object({ resultid: id }),
    answer: acknowledgement,
    outcomes: ['not-yours', 'not-found', 'move-not-allowed'],
  }),
] as const;
