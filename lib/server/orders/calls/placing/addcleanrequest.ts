import { defineHandler } from '../../../handler';
import { placeOrder } from '../../placing/place-order';
import { toBeginning } from '../../series/begin';

export const handler = defineHandler('clean/addcleanrequest', (draft, context) =>
  placeOrder('clean/addcleanrequest', draft, context, toBeginning(draft, context)),
);
