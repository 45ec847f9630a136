import { eq } from 'drizzle-orm';

import { toTehranDate } from '@/lib/domain/site/jalali-date';

import { defineHandler, requireActor } from '../handler';
import { toMonthOf } from '../accounting';
import { providers } from '../schema';
import { listOwn, toOwnCertificate } from './store';

export const handler = defineHandler('workerprofile/getcertificates', async (_input, context) => {
  const { connection } = context.ports.database;
  const { userId } = requireActor(context);
  const now = context.ports.clock.now();
  const told = { locale: context.request.locale, now };
  const [provider] = await connection
    .select({ registeredAt: providers.registeredAt })
    .from(providers)
    .where(eq(providers.userId, userId));
  const rows = await listOwn(connection, userId);
  return {
    firstMonth: provider ? toMonthOf(toTehranDate(provider.registeredAt.getTime())) : null,
    presentMonth: toMonthOf(toTehranDate(now.getTime())),
    lstCertificate: await Promise.all(rows.map((row) => toOwnCertificate(connection, row, told))),
  };
});
