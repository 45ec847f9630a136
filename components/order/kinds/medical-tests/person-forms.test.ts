import { EMPTY_DRAFT } from '@/lib/funnel/draft';

import { findPersonProblems, listPersonForms, toOrderPerson } from './person-forms';

const NOW_MS = Date.UTC(2026, 10, 28, 9);
const problems = (name: string, birthYear: string) => findPersonProblems({ name, birthYear }, NOW_MS);

describe('the fields of who gives a sample', () => {
  it('are right with a name and a year of either calendar, and say else what is missing or wrong', () => {
    expect([problems('Sara Ahmadi', '1370'), problems(' سارا ', '1992')]).toEqual([{}, {}]);
    expect(problems('', '')).toEqual({ name: 'nameMissing', birthYear: 'birthYearMissing' });
    expect(problems('Sara 2', '70')).toEqual({ name: 'nameIrregular', birthYear: 'birthYearWrong' });
    expect(problems('Sara', '2027')).toEqual({ birthYear: 'birthYearWrong' });
    expect(toOrderPerson({ name: ' Sara ', birthYear: '1370' })).toEqual({ name: 'Sara', birthYear: 1370 });
  });

  it('keep what was typed, also of somebody who was counted out, and begin with what was answered', () => {
    const persons = [{ name: 'Sara', birthYear: 1370 }];
    const sara = { name: 'Sara', birthYear: '1370' };
    const nobody = { name: '', birthYear: '' };
    expect(listPersonForms({ ...EMPTY_DRAFT, persons }, 2)).toEqual([sara, nobody]);
    const personForm = [sara, { name: 'Om', birthYear: '2' }];
    expect(listPersonForms({ ...EMPTY_DRAFT, persons, personForm }, 1)).toEqual(personForm);
    expect(listPersonForms(EMPTY_DRAFT, 1)).toEqual([nobody]);
  });
});
