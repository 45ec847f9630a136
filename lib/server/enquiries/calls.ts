import { handler as addapplyjob } from './addapplyjob';
import { handler as b2bregister } from './b2b-register';
import { handler as docontactus } from './docontactus';

export const enquiriesCalls = [addapplyjob, b2bregister, docontactus] as const;
