import { defineHandler, requireActor } from '../../../handler';
import { listBidTemplates } from '../../bids/bid-templates';

export const handler = defineHandler('suggestion/getbidtemplate', async (_input, context) => ({
  lstTemplate: await listBidTemplates(context.ports.database.connection, requireActor(context).userId),
}));
