import { defineHandler } from '../../../handler';
import { say } from '../../disputes/speak';
import { onDispute } from './on-dispute';

export const handler = defineHandler('dispute/adddisputewords', ({ taskid, text, fileids }, context) =>
  onDispute(context, taskid, (transaction, locked, actor) =>
    say(transaction, locked, { text, fileIds: fileids }, actor),
  ),
);
