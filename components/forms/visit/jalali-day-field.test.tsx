/** @jest-environment jsdom */
import { createRender, unmount } from '@/components/forms/testing';
import account from '@/messages/en/account.json';

import { JalaliDayField } from './jalali-day-field';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));

const render = createRender({ account });
const tokens = () => [...document.querySelectorAll('select')].map((select) => select.getAttribute('autocomplete'));
const show = (isOwnBirthday: boolean) =>
  render(
    <JalaliDayField
      legend="Day of birth"
      years={[1360, 1361]}
      value={{ year: null, month: null, day: null }}
      onValueChange={() => undefined}
      isOwnBirthday={isOwnBirthday}
    />,
  );

afterEach(() => unmount());

it('the reader’s own birthday says what it is, so that a browser fills it in; the day of somebody else does not', async () => {
  await show(true);
  expect(tokens()).toEqual(['bday-day', 'bday-month', 'bday-year']);
  await unmount();
  await show(false);
  expect(tokens()).toEqual([null, null, null]);
});
