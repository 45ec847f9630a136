import { handler as planbulk } from './planbulk';

export const bulkCalls = [planbulk] as const;
