import { defineHandler } from '../../../handler';
import { placeOrder } from '../../placing/place-order';

export const handler = defineHandler('clean/addcleanrequest', (draft, context) =>
  placeOrder('clean/addcleanrequest', draft, context),
);
