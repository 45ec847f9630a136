import { handler as getaudit } from './getaudit';

export const auditCalls = [getaudit] as const;
