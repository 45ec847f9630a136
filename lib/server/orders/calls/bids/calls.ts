import { handler as addquestion } from './addquestion';
import { handler as addsuggestion } from './addsuggestion';
import { handler as answerquestion } from './answerquestion';
import { handler as editsuggestion } from './editsuggestion';
import { handler as getallsuggestion4task } from './getallsuggestion4task';
import { handler as getbidnumber } from './getbidnumber';
import { handler as getbidphoto } from './getbidphoto';
import { handler as getbidtemplate } from './getbidtemplate';
import { handler as getguideprice } from './getguideprice';
import { handler as getownsuggestion } from './getownsuggestion';
import { handler as removebidtemplate } from './removebidtemplate';
import { handler as requestbiddingretry } from './retry';
import { handler as savebidtemplate } from './savebidtemplate';
import { handler as selectsuggestionbyuser } from './selectsuggestionbyuser';
import { handler as withdrawsuggestion } from './withdrawsuggestion';

export const bidsCalls = [
  addquestion,
  addsuggestion,
  answerquestion,
  editsuggestion,
  getallsuggestion4task,
  getbidnumber,
  getbidphoto,
  getbidtemplate,
  getguideprice,
  getownsuggestion,
  removebidtemplate,
  requestbiddingretry,
  savebidtemplate,
  selectsuggestionbyuser,
  withdrawsuggestion,
] as const;
