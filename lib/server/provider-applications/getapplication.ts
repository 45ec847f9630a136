import { defineHandler } from '../handler';
import { loadOwnApplication } from './own-application';

export const handler = defineHandler('joinus/getapplication', (_input, context) => loadOwnApplication(context));
