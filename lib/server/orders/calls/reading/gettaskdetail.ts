import { defineHandler } from '../../../handler';
import { getTaskDetail } from '../../reading/task-detail';

export const handler = defineHandler('clean/gettaskdetail', async ({ taskid }, context) => ({
  taskDetail: await getTaskDetail(context, taskid),
}));
