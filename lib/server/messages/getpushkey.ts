import { defineHandler } from '../handler';

export const handler = defineHandler('nonePreloader/user/getpushkey', async (_input, { ports }) => ({
  publicKey: ports.push?.publicKey ?? null,
}));
