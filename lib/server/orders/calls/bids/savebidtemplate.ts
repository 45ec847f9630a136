import { defineHandler, requireActor } from '../../../handler';
import { saveBidTemplate } from '../../bids/bid-templates';

export const handler = defineHandler('suggestion/savebidtemplate', async (input, context) => {
  const providerId = requireActor(context).userId;
  const template = await context.ports.database.transaction((transaction) =>
    saveBidTemplate(transaction, { ...input, providerId }),
  );
  return { template };
});
