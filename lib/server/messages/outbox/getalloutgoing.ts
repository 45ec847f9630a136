import { defineHandler } from '../../handler';
import { listOutgoing } from './outgoing';

export const handler = defineHandler('operator/getalloutgoing', (page, { ports }) => listOutgoing(ports, page));
