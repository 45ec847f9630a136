import { defineHandler } from '../../../handler';
import { appeal } from '../../disputes/appeal';
import { onDispute } from './on-dispute';

export const handler = defineHandler('dispute/appealdecision', ({ taskid, text }, context) =>
  onDispute(context, taskid, (transaction, locked, actor) => appeal(transaction, context, locked, { ...actor, text })),
);
