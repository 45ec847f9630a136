import { defineHandler } from '../handler';
import { answerFreeProviders } from './filterserviceprovider';

/** Lists free providers as for every other visit; each can also bring the textiles back at the given hour. */
export const handler = defineHandler('laundry/filterlaundryserviceprovider', (input, context) =>
  answerFreeProviders(input, context, () => ({})),
);
