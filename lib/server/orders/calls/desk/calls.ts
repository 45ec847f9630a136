import { handler as getorder } from './getorder';

export const deskOrderCalls = [getorder] as const;
