import { defineHandler } from '../../handler';
import { getTaskDetail } from '../views/task-detail';

export const handler = defineHandler('clean/gettaskdetail', async ({ taskid }, context) => ({
  taskDetail: await getTaskDetail(context, taskid),
}));
