import { timingSafeEqual } from 'node:crypto';

import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { toLatinDigits } from '@/lib/domain/text/digits';

import { defineHandler } from '../handler';
import { incomeCertificateReaders, incomeCertificates } from '../schema';
import type { Content } from './content';
import { toState } from './store';

export const handler = defineHandler(
  'workerprofile/opencertificate',
  async ({ certificateKey, code, reader }, { ports: { database, clock } }) => {
    const now = clock.now();
    return database.transaction(async (transaction) => {
      // A look that waits for the end of the certificate hears of it.
      const [row] = await transaction
        .select()
        .from(incomeCertificates)
        .where(eq(incomeCertificates.key, certificateKey))
        .for('share');
      if (!row || !isSame(row.code, toLatinDigits(code))) throw new CallError('not-found');
      const state = toState(row, now);
      if (state !== 'open') return { state, endedAtMs: (row.endedAt ?? row.endsAt).getTime(), certificate: null };
      await transaction.insert(incomeCertificateReaders).values({ certificateId: row.id, name: reader, readAt: now });
      return { state, endedAtMs: null, certificate: JSON.parse(row.said) as Content };
    });
  },
);

function isSame(code: string, given: string): boolean {
  const [left, right] = [Buffer.from(code), Buffer.from(given)];
  return left.length === right.length && timingSafeEqual(left, right);
}
