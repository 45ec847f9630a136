/** @jest-environment jsdom */
import { createRender, findButton, getInput, press, type, unmount } from '@/components/forms/testing';
import { TextField } from '@/components/ui/field';
import { leaveForGood } from '@/lib/client/session';
import { account } from '@/lib/client/testing';
import { clearUserAccount, storeUserAccount } from '@/lib/client/user-account';

import { useKeptForm } from './use-kept-form';

// Where a page is sent stands in session-end.test.ts; here it only ends.
jest.mock('@/lib/client/session-end', () => ({ leaveSession: jest.fn() }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

const EMPTY = { street: '', flat: '' };
const render = createRender({});

function Address({ saved = EMPTY }: { saved?: typeof EMPTY }) {
  const { form, setForm, settle } = useKeptForm('address', saved);
  return (
    <>
      <TextField
        label="Street"
        value={form.street}
        onChange={(event) => setForm({ ...form, street: event.target.value })}
      />
      <button type="button" onClick={() => settle()}>
        saved
      </button>
    </>
  );
}

/** Comes to the form anew, as after a reload or a login. */
async function comes(userId = 7, saved = EMPTY): Promise<void> {
  await unmount();
  storeUserAccount({ ...account, userId });
  await render(<Address saved={saved} />);
}

const street = () => getInput('Street').value;

afterEach(async () => {
  await unmount();
  localStorage.clear();
  sessionStorage.clear();
});

it('restores typed values after a reload, and after a session that ended by itself', async () => {
  await comes();
  await type('Street', 'Vali Asr 5');
  await comes();
  expect(street()).toBe('Vali Asr 5');
  await unmount();
  clearUserAccount();
  await comes();
  expect(street()).toBe('Vali Asr 5');
});

it('restores nothing that was saved', async () => {
  await comes();
  await type('Street', 'Vali Asr 5');
  await press(findButton('saved') ?? document.body);
  await comes();
  expect(street()).toBe('');
  expect(sessionStorage).toHaveLength(0);
});

it('drops typed values after a save elsewhere, and for a form of other fields', async () => {
  await comes();
  await type('Street', 'Vali Asr 5');
  await comes(7, { street: 'Enghelab 9', flat: '' });
  expect(street()).toBe('Enghelab 9');
  await type('Street', 'Azadi 1');
  sessionStorage.setItem(
    'pelakfan.form.7.address',
    JSON.stringify({ base: JSON.stringify(EMPTY), form: { road: 'Azadi 1' } }),
  );
  await comes();
  expect(street()).toBe('');
});

it('nobody else at this browser sees it, and after a logout nobody does', async () => {
  await comes();
  await type('Street', 'Vali Asr 5');
  await comes(8);
  expect(street()).toBe('');
  expect(sessionStorage).toHaveLength(0);
  await type('Street', 'Azadi 1');
  leaveForGood();
  await comes(8);
  expect(street()).toBe('');
});
