import { handler as addcarwashrequest } from './addcarwashrequest';
import { handler as addcleanrequest } from './addcleanrequest';
import { handler as addgasrequest } from './addgasrequest';
import { handler as addhandymanrequest } from './addhandymanrequest';
import { handler as addlaundryrequest } from './addlaundryrequest';
import { handler as gasprice } from './gasprice';
import { handler as getcleanprice } from './getcleanprice';
import { handler as getlasttask } from './getlasttask';
import { handler as getlaundryprice } from './getlaundryprice';
import { handler as getprice } from './getprice';
import { handler as getrepeatdraft } from './getrepeatdraft';
import { handler as getrepeathour } from './getrepeathour';
import { handler as purchase } from './purchase';

export const placingCalls = [
  addcarwashrequest,
  addcleanrequest,
  addgasrequest,
  addhandymanrequest,
  addlaundryrequest,
  gasprice,
  getcleanprice,
  getlasttask,
  getlaundryprice,
  getprice,
  getrepeatdraft,
  getrepeathour,
  purchase,
] as const;
