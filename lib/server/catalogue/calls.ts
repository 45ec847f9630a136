import { handler as calchours } from './calchours';
import { handler as calchours4cleanoutdoor } from './calchours4cleanoutdoor';
import { handler as pdpfetch } from './fetch';
import { handler as fetchnote } from './fetchnote';
import { handler as getallauto } from './getallauto';
import { handler as getallcategoryv3 } from './getallcategoryv3';
import { handler as getdistrict } from './getdistrict';
import { handler as getdistricts } from './getdistricts';
import { handler as getprices } from './getprices';

export const catalogueCalls = [
  calchours,
  calchours4cleanoutdoor,
  pdpfetch,
  fetchnote,
  getallauto,
  getallcategoryv3,
  getdistrict,
  getdistricts,
  getprices,
] as const;
