import { handler as addapplyjob } from './addapplyjob';
import { handler as answerenquiry } from './answerenquiry';
import { handler as b2bregister } from './register';
import { handler as docontactus } from './docontactus';
import { handler as getallenquiry } from './getallenquiry';

export const enquiriesCalls = [addapplyjob, answerenquiry, b2bregister, docontactus, getallenquiry] as const;
