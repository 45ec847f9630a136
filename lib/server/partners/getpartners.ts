import { defineHandler } from '../handler';
import { readPartners } from './read-partners';

export const handler = defineHandler('boot/getpartners', async (_input, context) => readPartners(context));
