import { defineHandler } from '../handler';
import { endByOperator } from './end-pause';

export const handler = defineHandler('operator/endproviderpause', ({ pauseid }, context) =>
  endByOperator(context, { pauseId: pauseid, isOfProvider: true }),
);
