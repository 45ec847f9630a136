import { defineHandler, requireActor } from '../../handler';
import { listAddresses } from './addresses';

export const handler = defineHandler('user/getdeliveryaddress', async (_input, context) => ({
  lstDeliveryAddress: await listAddresses(
    context.ports.database.connection,
    requireActor(context).userId,
    context.request.locale,
  ),
}));
