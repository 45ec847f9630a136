import { defineHandler } from '../../../handler';
import { withdraw } from '../../disputes/agree';
import { onDispute } from './on-dispute';

export const handler = defineHandler('dispute/withdrawdispute', ({ taskid }, context) =>
  onDispute(context, taskid, withdraw),
);
