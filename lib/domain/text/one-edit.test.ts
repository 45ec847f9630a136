import { isWithinOneEdit } from './one-edit';

it.each([
  ['the same', 'plumber', 'plumber', true],
  ['a letter too few', 'plumer', 'plumber', true],
  ['a letter too many', 'plummber', 'plumber', true],
  ['another letter', 'plumper', 'plumber', true],
  ['two that changed places', 'plubmer', 'plumber', true],
  ['one at the end', 'plumbe', 'plumber', true],
  ['nothing and a letter', '', 'a', true],
  ['two letters too few', 'plumb', 'plumber', false],
  ['two other letters', 'plimper', 'plumber', false],
  ['two that changed places, and another', 'plubmar', 'plumber', false],
  ['letters that changed places over a third', 'pbumler', 'plumber', false],
])('%s', (_, one, other, isNear) => {
  expect([isWithinOneEdit(one, other), isWithinOneEdit(other, one)]).toEqual([isNear, isNear]);
});
