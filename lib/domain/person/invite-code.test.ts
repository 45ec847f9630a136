import { toInviteCode } from './invite-code';

describe('toInviteCode', () => {
  it.each([
    ['PELAK0001', 'PELAK0001'],
    [' pelak0001 ', 'PELAK0001'],
    ['AB2C-D3EF', 'AB2CD3EF'],
    ['PELAK۰۰۰۱', 'PELAK0001'],
  ])('reads %s', (text, code) => {
    expect(toInviteCode(text)).toBe(code);
  });

  it.each([
    '',
    ' ',
    'abc',
    'کد دعوت',
    '<b>PELAK</b>',
    '../../login',
    'A'.repeat(17),
    'PELAK0001&next=//elsewhere.example',
  ])('refuses “%s”', (text) => {
    expect(toInviteCode(text)).toBeNull();
  });
});
