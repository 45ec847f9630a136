import { defineHandler, requireActor } from '../../../handler';
import { listOfferedPhotos } from '../../parts/bids/bid-photos';

export const handler = defineHandler('suggestion/getbidphoto', async (_input, context) => ({
  lstPhoto: await listOfferedPhotos(context.ports.database.connection, requireActor(context).userId),
}));
