import { defineHandler } from '../../../handler';
import { askDesk } from '../../disputes/agree';
import { onDispute } from './on-dispute';

export const handler = defineHandler('dispute/askdesk', ({ taskid }, context) =>
  onDispute(context, taskid, (transaction, locked, actor) => askDesk(transaction, context, locked, actor)),
);
