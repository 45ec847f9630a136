import { defineHandler } from '../handler';
import { answerFreeProviders } from './filterserviceprovider';

/** As for every other visit; who is found can bring the textiles back at the hour that is named, too. */
export const handler = defineHandler('laundry/filterlaundryserviceprovider', (input, context) =>
  answerFreeProviders(input, context, () => ({})),
);
