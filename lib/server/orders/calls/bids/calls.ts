import { handler as addquestion } from './addquestion';
import { handler as addsuggestion } from './addsuggestion';
import { handler as answerquestion } from './answerquestion';
import { handler as editsuggestion } from './editsuggestion';
import { handler as getallsuggestion4task } from './getallsuggestion4task';
import { handler as getguideprice } from './getguideprice';
import { handler as getownsuggestion } from './getownsuggestion';
import { handler as requestbiddingretry } from './retry';
import { handler as selectsuggestionbyuser } from './selectsuggestionbyuser';
import { handler as withdrawsuggestion } from './withdrawsuggestion';

export const bidsCalls = [
  addquestion,
  addsuggestion,
  answerquestion,
  editsuggestion,
  getallsuggestion4task,
  getguideprice,
  getownsuggestion,
  requestbiddingretry,
  selectsuggestionbyuser,
  withdrawsuggestion,
] as const;
