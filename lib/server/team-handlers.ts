import { handler as assignwork } from './orders/calls/assignwork';
import { handler as getfreemember } from './orders/calls/getfreemember';
import { handler as getteamdays } from './orders/calls/getteamdays';
import { handler as returnwork } from './orders/calls/returnwork';
import { handler as answerinvitation } from './teams/answerinvitation';
import { handler as endmember } from './teams/endmember';
import { handler as getteam } from './teams/getteam';
import { handler as invitemember } from './teams/invitemember';
import { handler as setsupervisor } from './teams/setsupervisor';

/** The calls of a company's team, for the table of all handlers. */
export const teamHandlers = {
  'team/getteam': getteam,
  'team/invitemember': invitemember,
  'team/answerinvitation': answerinvitation,
  'team/endmember': endmember,
  'team/setsupervisor': setsupervisor,
  'team/getteamdays': getteamdays,
  'team/getfreemember': getfreemember,
  'team/assignwork': assignwork,
  'team/returnwork': returnwork,
} as const;
