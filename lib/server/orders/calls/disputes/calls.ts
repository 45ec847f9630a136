import { handler as answerdoor } from './answerdoor';
import { handler as contestfee } from './contestfee';
import { handler as opendispute } from './opendispute';
import { handler as payheldfee } from './payheldfee';
import { handler as reportnoshow } from './reportnoshow';

export const disputesCalls = [answerdoor, contestfee, opendispute, payheldfee, reportnoshow] as const;
