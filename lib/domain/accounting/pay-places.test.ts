import { toPayPlaces } from './pay-places';

it('the newest jobs make up the payable sum, those before them the sum on its way, and older ones are paid', () => {
  const stands = { payableRials: 150, inRunRials: 100, atBankRials: 60 };
  expect(toPayPlaces([100, 50, 100, 60, 10], stands)).toEqual(['payable', 'payable', 'in-run', 'at-bank', 'paid']);
  expect(toPayPlaces([100, 100], { payableRials: 0, inRunRials: 0, atBankRials: 0 })).toEqual(['paid', 'paid']);
});

it('a debit takes from the credits before it, and from no newer one', () => {
  const stands = { payableRials: 80, inRunRials: 0, atBankRials: 0 };
  expect(toPayPlaces([-120, 100, 100], stands)).toEqual(['payable', 'payable', 'payable']);
  expect(toPayPlaces([50, -20, 50, 100], stands)).toEqual(['payable', 'payable', 'payable', 'paid']);
});
