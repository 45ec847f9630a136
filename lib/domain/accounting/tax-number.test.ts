import { DAY_MS } from '../constants/time-units';
import { isTaxMemoryId, isTaxNumber, toTaxNumber, toTaxSerial, toVerhoeffDigit } from './tax-number';

describe('the number of the tax office', () => {
  it.each([
    ['236', 3],
    ['123', 3],
    ['12345', 1],
    ['1234', 0],
    ['68697057172018463000000000012', 2],
  ])('has the check digit of Verhoeff: %s has %i', (digits, digit) => {
    expect(toVerhoeffDigit(digits)).toBe(digit);
  });

  it.each([
    ['DEF5GH0481F000000000C2', 'DEF5GH', 18_463 * DAY_MS, 12],
    ['DEF5GH0481F0000001FED8', 'DEF5GH', 18_463 * DAY_MS, 8173],
    ['DEF5GH0481F009956F7211', 'DEF5GH', 18_463 * DAY_MS, 2_572_613_409],
    ['A1121604C220002F095011', 'A11216', 1_683_997_837_988, 49_321_217],
    ['A1112K04D1271489087018', 'A1112K', 19_730 * DAY_MS, 486_548_735_745],
    ['A111DW04E8300004349008', 'A111DW', 20_099 * DAY_MS, 4_409_600],
    ['A38MRA0509200000001C76', 'A38MRA', 20_626 * DAY_MS, 455],
  ])('%s consists of its memory, its day and its serial', (number, memoryId, issuedAtMs, serial) => {
    expect(toTaxNumber({ memoryId, issuedAtMs, serial })).toBe(number);
    expect(isTaxNumber(number)).toBe(true);
    expect(number.slice(11, 21)).toBe(toTaxSerial(serial));
  });

  it('is refused with a wrong digit', () => {
    expect(isTaxNumber('A278W604C8000000004744')).toBe(false);
    expect(isTaxNumber('A278W604C8000000004747')).toBe(true);
    expect(isTaxNumber('A278W604C800000000474')).toBe(false);
  });

  it('counts its day in UTC: half an hour after midnight in Tehran it has the day before', () => {
    const number = toTaxNumber({ memoryId: 'DEF5GH', issuedAtMs: Date.parse('2026-03-20T21:00:00Z'), serial: 1 });
    expect(Number.parseInt(number.slice(6, 11), 16)).toBe(20_532);
  });

  it('has a memory id without the letters I, J, L, Q and V', () => {
    expect(['DEF5GH', 'A38MRA'].every(isTaxMemoryId)).toBe(true);
    expect(['DEF5G', 'DEF5GI', 'def5gh', 'DEF5GHK', 'DEFVGH'].some(isTaxMemoryId)).toBe(false);
  });
});
