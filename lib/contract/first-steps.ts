import { z } from 'zod';

import { defineCall } from './call';
import { FIRST_STEPS } from './provider-enumerations';
import { acknowledgement, nothing, rials } from './shapes';

/** Calls for the first hour of a provider. */
export const firstStepCalls = [
  defineCall('provider/getfirststeps', {
    summary: 'What a new provider has done before the first job, and what is left',
    access: 'provider',
    input: nothing,
    answer: z.object({
      /** No job has been finished yet. */
      isNew: z.boolean(),
      /** Approved without a photo: no new work is offered before there is one. */
      lacksPhoto: z.boolean(),
      /** The steps in order, without those that this provider does not need or this site does not have. */
      lstStep: z.array(z.object({ step: z.enum(FIRST_STEPS), isDone: z.boolean() })),
      /**
       * The bidding credit that counts as enough for the commission of a first cash job; 0 for a member of a company.
       */
      creditRial: rials,
    }),
  }),
  defineCall('provider/answerpractice', {
    summary: 'The practice alert rang on this device and was answered',
    access: 'provider',
    limit: 'replaces',
    input: nothing,
    answer: acknowledgement,
  }),
] as const;
