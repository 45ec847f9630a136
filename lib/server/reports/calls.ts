import { handler as appealmeasure } from './appealmeasure';
import { handler as decidemeasureappeal } from './decidemeasureappeal';
import { handler as decidereport } from './decidereport';
import { handler as getallreport } from './getallreport';
import { handler as getreport } from './getreport';
import { handler as getreportedconversation } from './getreportedconversation';

export const reportsCalls = [
  appealmeasure,
  decidemeasureappeal,
  decidereport,
  getallreport,
  getreport,
  getreportedconversation,
] as const;
