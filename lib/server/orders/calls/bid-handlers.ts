import { handler as addquestion } from './addquestion';
import { handler as addsuggestion } from './addsuggestion';
import { handler as answerquestion } from './answerquestion';
import { handler as editsuggestion } from './editsuggestion';
import { handler as getguideprice } from './getguideprice';
import { handler as getownsuggestion } from './getownsuggestion';
import { handler as withdrawsuggestion } from './withdrawsuggestion';

/** The calls of our own about bids, for the table of `handlers.ts`. */
export const bidHandlers = {
  'suggestion/addsuggestion': addsuggestion,
  'suggestion/editsuggestion': editsuggestion,
  'suggestion/withdrawsuggestion': withdrawsuggestion,
  'suggestion/getownsuggestion': getownsuggestion,
  'suggestion/getguideprice': getguideprice,
  'suggestion/addquestion': addquestion,
  'suggestion/answerquestion': answerquestion,
};
