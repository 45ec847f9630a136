import { handler as uploadtestresult } from './uploadtestresult';
import { handler as withdrawresult } from './withdrawresult';

export const testResultsCalls = [uploadtestresult, withdrawresult] as const;
