import { handler as answerinvitation } from './answerinvitation';
import { handler as endmember } from './endmember';
import { handler as getteam } from './getteam';
import { handler as invitemember } from './invitemember';
import { handler as setsupervisor } from './setsupervisor';
import { handler as setwage } from './setwage';

export const teamsCalls = [answerinvitation, endmember, getteam, invitemember, setsupervisor, setwage] as const;
