import { defineHandler, requireActor } from '../handler';
import { findJobNames } from './job-names';
import { readPayMonth } from './pay-month';

export const handler = defineHandler('accounting/getpaymonth', async ({ of }, context) => {
  const { connection } = context.ports.database;
  const now = context.ports.clock.now();
  const { lstJob, ...month } = await readPayMonth(connection, requireActor(context).userId, { of, now });
  const names = await findJobNames(
    connection,
    lstJob.map(({ taskid }) => taskid),
    context.request.locale,
  );
  return {
    ...month,
    lstJob: lstJob.map((job) => ({ ...job, ...(names.get(job.taskid) ?? { workName: '', deliveryPlace: '' }) })),
  };
});
