import { fromPlateParts, toPlate, toPlateParts } from '@/lib/domain/person/plate';

describe('toPlate', () => {
  it.each([
    ['12-ب-345-67', '12-ب-345-67'],
    ['۱۲-ب-۳۴۵-۶۷', '12-ب-345-67'],
    ['٩٩-ي-١٢٣-١٠', '99-ی-123-10'],
    ['44-ك-111-22', '44-ک-111-22'],
    ['12 - الف - 345 - 67', '12-الف-345-67'],
    ['12-d-345-67', '12-D-345-67'],
  ])('reads a car’s four parts: %s', (text, plate) => {
    expect(toPlate('AUTOMOBILE', text)).toBe(plate);
  });

  it.each([
    ['123-45678', '123-45678'],
    ['۱۲۳-۴۵۶۷۸', '123-45678'],
  ])('reads a motorcycle’s two parts: %s', (text, plate) => {
    expect(toPlate('MOTORCYCLE', text)).toBe(plate);
  });

  it.each([
    '',
    '12-ب-345',
    '1-ب-345-67',
    '12-x-345-67',
    '12-ب-34a-67',
    '12-ب-345-67-8',
    '123-45678',
    '12--345-67',
    '1 2-ب-345-67',
  ])('refuses as a car’s: “%s”', (text) => {
    expect(toPlate('AUTOMOBILE', text)).toBeNull();
  });

  it.each(['12-45678', '123-4567', '12-ب-345-67', '123'])('refuses as a motorcycle’s: “%s”', (text) => {
    expect(toPlate('MOTORCYCLE', text)).toBeNull();
  });

  it('takes its parts apart and puts them together again', () => {
    expect(fromPlateParts(toPlateParts('12-ب-345-67'))).toBe('12-ب-345-67');
  });
});
