import { handler as search } from './search';

export const deskSearchCalls = [search] as const;
