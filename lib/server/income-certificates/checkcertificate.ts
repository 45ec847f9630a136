import { eq } from 'drizzle-orm';

import { defineHandler } from '../handler';
import { incomeCertificates } from '../schema';
import { requireSessionSecret } from '../secrets/session-secret';
import { readSignedFile } from './certificate-file';
import type { Content } from './content';
import { checkText } from './signature';
import { toState } from './store';

export const handler = defineHandler('workerprofile/checkcertificate', async ({ file }, { configuration, ports }) => {
  const read = readSignedFile(file);
  const finding = read ? checkText(requireSessionSecret(configuration), read.text, read) : 'forged';
  if (!read || finding !== 'genuine') return { finding, state: null, certificate: null };
  const [row] = await ports.database.connection
    .select()
    .from(incomeCertificates)
    .where(eq(incomeCertificates.id, read.number));
  // Another row under this number means that the database began anew since.
  const state = row?.said === read.text ? toState(row, ports.clock.now()) : null;
  return { finding, state, certificate: JSON.parse(read.text) as Content };
});
