import { defineHandler, requireActor } from '../../../handler';
import { removeBidTemplate } from '../../bids/bid-templates';

export const handler = defineHandler('suggestion/removebidtemplate', async ({ templateid }, context) => {
  await removeBidTemplate(context.ports.database.connection, templateid, requireActor(context).userId);
  return {};
});
