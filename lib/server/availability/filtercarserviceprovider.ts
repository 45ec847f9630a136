import { defineHandler } from '../handler';
import { answerFreeProviders } from './filterserviceprovider';
import { toCarWashMethod } from './provider-item';

/** Lists free providers as for every other visit, each with the places where they wash. */
export const handler = defineHandler('carwashserviceprovider/filtercarserviceprovider', (input, context) =>
  answerFreeProviders(input, context, toCarWashMethod),
);
