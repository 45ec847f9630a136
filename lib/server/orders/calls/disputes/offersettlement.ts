import { defineHandler } from '../../../handler';
import { offer } from '../../disputes/speak';
import { onDispute } from './on-dispute';

export const handler = defineHandler('dispute/offersettlement', ({ taskid, text, rial, visitatms }, context) => {
  const visitAt = visitatms === null ? null : new Date(visitatms);
  return onDispute(context, taskid, (transaction, locked, actor) =>
    offer(transaction, locked, { text, rials: visitAt ? null : rial, visitAt }, actor),
  );
});
