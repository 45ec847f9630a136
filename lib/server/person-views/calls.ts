import { handler as beginview } from './beginview';
import { handler as endview } from './endview';
import { handler as getview } from './getview';
import { handler as getviews } from './getviews';

export const personViewCalls = [beginview, endview, getview, getviews] as const;
