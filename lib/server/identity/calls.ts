import { handler as adddeliveryaddress } from './account/adddeliveryaddress';
import { handler as addusersetting } from './account/addusersetting';
import { handler as correctdetails } from './account/correctdetails';
import { handler as editprofile } from './account/editprofile';
import { handler as getdeliveryaddress } from './account/getdeliveryaddress';
import { handler as getuseraccount } from './account/getuseraccount';
import { handler as getuserinfo } from './account/getuserinfo';
import { handler as getusersetting } from './account/getusersetting';
import { handler as checkactivationcode } from './codes/checkactivationcode';
import { handler as countuserinbox } from './inbox/countuserinbox';
import { handler as getuserinbox } from './inbox/getuserinbox';
import { handler as getuserinboxdetail } from './inbox/getuserinboxdetail';
import { handler as readorderinbox } from './inbox/readorderinbox';
import { handler as changepassword } from './login/changepassword';
import { handler as confirmpassword } from './login/confirmpassword';
import { handler as forgetpassword } from './login/forgetpassword';
import { handler as login } from './login/login';
import { handler as logout } from './login/logout';
import { handler as register } from './login/register';
import { handler as changenumber } from './number/changenumber';
import { handler as sendnumbercode } from './number/sendnumbercode';
import { handler as userexist } from './login/userexist';
import { handler as validatetoken } from './login/validatetoken';

export const identityCalls = [
  adddeliveryaddress,
  addusersetting,
  correctdetails,
  editprofile,
  getdeliveryaddress,
  getuseraccount,
  getuserinfo,
  getusersetting,
  checkactivationcode,
  countuserinbox,
  getuserinbox,
  getuserinboxdetail,
  readorderinbox,
  changenumber,
  changepassword,
  confirmpassword,
  forgetpassword,
  login,
  logout,
  register,
  sendnumbercode,
  userexist,
  validatetoken,
] as const;
