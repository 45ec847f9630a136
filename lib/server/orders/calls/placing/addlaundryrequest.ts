import { defineHandler } from '../../../handler';
import { placeOrder } from '../../placing/place-order';

export const handler = defineHandler('laundry/addlaundryrequest', (draft, context) =>
  placeOrder('laundry/addlaundryrequest', draft, context),
);
