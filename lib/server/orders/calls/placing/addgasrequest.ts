import { defineHandler } from '../../../handler';
import { placeOrder } from '../../placing/place-order';

export const handler = defineHandler('handyman/addgasrequest', (draft, context) =>
  placeOrder('handyman/addgasrequest', draft, context),
);
