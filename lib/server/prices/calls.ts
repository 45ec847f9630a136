import { handler as getallrate } from './getallrate';
import { handler as getallextra } from './getallextra';
import { handler as getallhome } from './getallhome';
import { handler as getallitembygrade } from './getallitembygrade';
import { handler as getallitems } from './getallitems';
import { handler as getallvehicle } from './getallvehicle';
import { handler as getalltest } from './getalltest';

export const pricesCalls = [
  getallrate,
  getallextra,
  getallhome,
  getallitembygrade,
  getallitems,
  getallvehicle,
  getalltest,
] as const;
