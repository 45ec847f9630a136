import { defineHandler } from '../../../handler';
import { payOwedCash } from '../../payments/cash';
import { onOwnCash } from './on-own-cash';

export const handler = defineHandler('reqandpay/paycashdebt', ({ taskid }, context) =>
  onOwnCash(context, taskid, payOwedCash),
);
