import { handler as getplan } from './getplan';
import { handler as getseries } from './getseries';
import { handler as moveseries } from './moveseries';

export const seriesCalls = [getplan, getseries, moveseries] as const;
