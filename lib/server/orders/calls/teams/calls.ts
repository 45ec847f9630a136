import { handler as assignwork } from './assignwork';
import { handler as getfreemember } from './getfreemember';
import { handler as getteamdays } from './getteamdays';
import { handler as returnwork } from './returnwork';

export const teamsCalls = [assignwork, getfreemember, getteamdays, returnwork] as const;
