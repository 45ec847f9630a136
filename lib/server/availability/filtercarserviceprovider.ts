import { defineHandler } from '../handler';
import { answerFreeProviders } from './filterserviceprovider';
import { toCarWashMethod } from './provider-item';

/** As for every other visit; who is found says where he washes. */
export const handler = defineHandler('carwashserviceprovider/filtercarserviceprovider', (input, context) =>
  answerFreeProviders(input, context, toCarWashMethod),
);
