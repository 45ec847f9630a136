import { maskContacts, MASK } from './contact-mask';

it.each([
  ['Call 0912 000 0001 today', `Call ${MASK} today`],
  ['شماره‌ام ۰۹۱۲-۰۰۰-۰۰۰۱ است', `شماره‌ام ${MASK} است`],
  ['+98 (912) 000.0001', MASK],
  ['کارت ٦٠٣٧ ٩٩٧٠ ٠٠٠٠ ٠٠٠١', `کارت ${MASK}`],
  ['see https://t.me/somebody now', `see ${MASK} now`],
  ['my site is example.ir/shop', `my site is ${MASK}`],
  ['write to sara@example.com', `write to ${MASK}`],
  ['telegram @sara_works', `telegram ${MASK}`],
  ['0912 000 0001 or 0912 000 0002', `${MASK} or ${MASK}`],
])('takes the way around the marketplace out of %j', (text, masked) =>
  expect(maskContacts(text)).toEqual({ text: masked, isMasked: true }),
);

it.each([
  'It costs 1,500,000 tomans',
  '۲٬۵۰۰٬۰۰۰ تومان',
  'On 1405/09/05 from 9 to 12',
  'The flat is 120 m2, 3rd floor, unit 12.',
  'Two e.g. three...',
])('leaves %j as it is', (text) => expect(maskContacts(text)).toEqual({ text, isMasked: false }));
