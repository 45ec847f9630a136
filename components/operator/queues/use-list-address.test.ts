import { moveColumn, toggleColumn, USUAL_COLUMNS } from './case-columns';
import { readList, toListQuery } from './use-list-address';

const read = (query: string) => readList(new URLSearchParams(query));

it('the address keeps a list’s filter, order, columns, size, page and saved list', () => {
  const query = '?group=all&queue=cash&sort=-owner&columns=owner.case.since&size=200&page=3&view=8';
  expect(read(query)).toEqual({
    group: 'all',
    queue: 'cash',
    sort: 'owner',
    isDescending: true,
    columns: ['owner', 'case', 'since'],
    size: 200,
    page: 2,
    view: 8,
  });
  expect(toListQuery(read(query))).toBe(query);
});

it('the address leaves out what is as usual, so that a saved list is known again', () => {
  expect(toListQuery(read('?sort=due&size=20&page=1&columns=due.case.queue.amount.owner'))).toBe('');
  expect(toListQuery(read('?sort=-due'))).toBe('?sort=-due');
});

it('an unknown order, column or size counts for nothing, and the column of the cases is always shown', () => {
  const usual = { sort: 'due', isDescending: false, columns: USUAL_COLUMNS, size: 20, page: 0 };
  expect(read('?sort=-price&columns=price&size=1000&page=-2')).toMatchObject(usual);
  expect(read('?columns=owner.owner.price').columns).toEqual(['case', 'owner']);
});

it('a column is shown at the end, hidden, and moved no further than the edge', () => {
  expect(toggleColumn(['case', 'due'], 'since')).toEqual(['case', 'due', 'since']);
  expect(toggleColumn(['case', 'due'], 'due')).toEqual(['case']);
  expect(moveColumn(['case', 'due', 'owner'], 'owner', -1)).toEqual(['case', 'owner', 'due']);
  expect(moveColumn(['case', 'due', 'owner'], 'case', -1)).toEqual(['case', 'due', 'owner']);
});
