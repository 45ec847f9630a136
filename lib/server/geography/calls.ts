import { handler as getalllocat0ionbycityid } from './getalllocat0ionbycityid';
import { handler as getalllocationbycityid } from './getalllocationbycityid';
import { handler as getlocationbyservice } from './getlocationbyservice';
import { handler as gmapgetlocationbyservice } from './gmap/getlocationbyservice';
import { handler as provinceandcity } from './province-and-city';

export const geographyCalls = [
  getalllocat0ionbycityid,
  getalllocationbycityid,
  getlocationbyservice,
  gmapgetlocationbyservice,
  provinceandcity,
] as const;
