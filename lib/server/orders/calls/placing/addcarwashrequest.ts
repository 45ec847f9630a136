import { defineHandler } from '../../../handler';
import { placeOrder } from '../../placing/place-order';

export const handler = defineHandler('car/addcarwashrequest', (draft, context) =>
  placeOrder('car/addcarwashrequest', draft, context),
);
