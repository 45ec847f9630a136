import { handler as ackalert } from './ackalert';
import { handler as getalert } from './getalert';
import { handler as getexpertconfiguration } from './getexpertconfiguration';
import { handler as gettopicname } from './gettopicname';

export const alertsCalls = [ackalert, getalert, getexpertconfiguration, gettopicname] as const;
