import { defineHandler } from '../../../handler';
import { contestCash } from '../../payments/cash';
import { onOwnCash } from './on-own-cash';

export const handler = defineHandler('reqandpay/contestcash', ({ taskid, text }, context) =>
  onOwnCash(context, taskid, (transaction, task, now) => contestCash(transaction, task, { text, now })),
);
