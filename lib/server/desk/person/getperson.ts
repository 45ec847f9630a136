import { defineHandler } from '../../handler';
import { readPersonCase } from './person-case';

export const handler = defineHandler('operator/getperson', async ({ userid }, context) => ({
  person: await readPersonCase(context, userid),
}));
