import { handler as addbookmarks } from './addbookmarks';
import { handler as getbookmarks } from './getbookmarks';
import { handler as removebookmarks } from './removebookmarks';

export const bookmarksCalls = [addbookmarks, getbookmarks, removebookmarks] as const;
