import { defineHandler } from '../../../handler';
import { placeOrder } from '../../placing/place-order';

export const handler = defineHandler('handyman/addhandymanrequest', (draft, context) =>
  placeOrder('handyman/addhandymanrequest', draft, context),
);
