import { handler as acceptoffer } from './acceptoffer';
import { handler as adddisputewords } from './adddisputewords';
import { handler as answerdoor } from './answerdoor';
import { handler as appealdecision } from './appealdecision';
import { handler as askdesk } from './askdesk';
import { handler as confirmdispute } from './confirmdispute';
import { handler as contestbylink } from './contestbylink';
import { handler as contestfee } from './contestfee';
import { handler as decidedispute } from './decidedispute';
import { handler as getalldispute } from './getalldispute';
import { handler as getbylink } from './getbylink';
import { handler as getdispute } from './getdispute';
import { handler as offersettlement } from './offersettlement';
import { handler as openbylink } from './openbylink';
import { handler as opendispute } from './opendispute';
import { handler as readForDesk } from './operator/getdispute';
import { handler as payheldfee } from './payheldfee';
import { handler as plandispute } from './plandispute';
import { handler as reportnoshow } from './reportnoshow';
import { handler as withdrawdispute } from './withdrawdispute';

export const disputesCalls = [
  acceptoffer,
  adddisputewords,
  answerdoor,
  appealdecision,
  askdesk,
  confirmdispute,
  contestbylink,
  contestfee,
  decidedispute,
  getalldispute,
  getbylink,
  getdispute,
  offersettlement,
  openbylink,
  opendispute,
  readForDesk,
  payheldfee,
  plandispute,
  reportnoshow,
  withdrawdispute,
] as const;
