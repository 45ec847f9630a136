import { handler as addpiece } from './addpiece';
import { handler as removepiece } from './removepiece';
import { handler as scantag } from './scantag';

export const custodyCalls = [addpiece, removepiece, scantag] as const;
