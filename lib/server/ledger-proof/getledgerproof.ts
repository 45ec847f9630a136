import { defineHandler } from '../handler';
import { findLastProof } from './last-proof';

export const handler = defineHandler('operator/getledgerproof', async (_input, { ports }) => {
  const last = await findLastProof(ports.database.connection, ports.clock.now());
  if (!last) return { provedAtMs: null, lstBroken: [] };
  return {
    provedAtMs: last.provedAt.getTime(),
    lstBroken: last.broken.map(({ invariant, subject, ids }) => ({ invariant, subject, lstId: [...ids] })),
  };
});
