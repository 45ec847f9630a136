/** @jest-environment jsdom */
import { createRender, enter, getButton, press, unmount } from '@/components/operator/testing';
import { CallError } from '@/lib/contract/call-error';
import common from '@/messages/en/common.json';
import desk from '@/messages/en/desk.json';
import errors from '@/messages/en/errors.json';

import { StandingCase } from './standing-case';

const decide = jest.fn<Promise<unknown>, [string, string]>();
const decided = jest.fn();
const ANSWERS = [
  { decision: 'lifted', label: desk.appeal.lift, title: desk.appeal.liftedTitle, text: desk.appeal.liftedText },
  { decision: 'upheld', label: desk.appeal.keep, title: desk.appeal.upheldTitle, text: desk.appeal.upheldText },
];

beforeEach(async () => {
  decide.mockReset().mockResolvedValue({});
  decided.mockReset();
  await createRender({ common, desk, errors })(
    <StandingCase
      keptAs="appeal-4"
      queue="appeals"
      caseId={4}
      fullname="Zahra Karimi"
      mobileNo="09120000011"
      sentAtMs={0}
      answers={ANSWERS}
      decide={decide}
      onDecided={decided}
    >
      what was done
    </StandingCase>,
  );
});
afterEach(unmount);

const dialog = () => document.querySelector('[role="dialog"]');
const reason = () => document.querySelector('textarea') as HTMLTextAreaElement;
/** The button of the dialog, whose name the card's own button has, too. */
const sends = async (label: string) => {
  const found = [...(dialog()?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === label);
  if (!found) throw new Error(`The dialog has no button ${label}`);
  await press(found);
};

it.each([
  [desk.appeal.lift, desk.appeal.liftedText, 'lifted'],
  [desk.appeal.keep, desk.appeal.upheldText, 'upheld'],
])('“%s” says what follows, asks for the reason and decides so', async (label, follows, decision) => {
  await press(getButton(label));
  expect(dialog()?.textContent).toContain(follows);
  expect(decide).not.toHaveBeenCalled();
  await enter(reason(), 'The photos show it');
  await sends(label);
  expect(decide.mock.calls).toEqual([[decision, 'The photos show it']]);
  expect(decided).toHaveBeenCalledTimes(1);
  expect(dialog()).toBeNull();
});

it('a decision that fails keeps the dialog and its reason, and leaves the case undecided', async () => {
  decide.mockRejectedValueOnce(new CallError('network-failed'));
  await press(getButton(desk.appeal.lift));
  await enter(reason(), 'The photos show it');
  await sends(desk.appeal.lift);
  expect(decided).not.toHaveBeenCalled();
  expect(reason().value).toBe('The photos show it');
});
