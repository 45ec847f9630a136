import { CorrectDialog, type Booking } from '@/components/operator/corrections/correct-dialog';
import corrections from '@/messages/en/corrections.json';
import desk from '@/messages/en/desk.json';

import { render, type SumForm } from './sum-form.suite';
import { enter, get, getButton, press } from './testing';

const BOOKED_RIALS = 9_600_000;
const booking: Booking = {
  postingid: 1,
  reason: 'desk-refund',
  atMs: 0,
  taskid: 1,
  bookedRial: BOOKED_RIALS,
  rial: BOOKED_RIALS,
  lstCorrection: [],
  mayCorrect: true,
  pending: null,
};
const plan = {
  postingid: 1,
  nowRial: BOOKED_RIALS,
  rial: 6_000_000,
  lstAccount: [],
  isPossible: true,
  needsSecond: false,
};

/** The right sum of a booking, in the dialog that corrects it: shown first, then made. */
export function toCorrectionForms(): Record<string, readonly SumForm[]> {
  const nothing = () => undefined;
  const shows = () => press(getButton(corrections.show));
  const toForm = (send: SumForm['send']): SumForm => ({
    open: async () => {
      await render(<CorrectDialog booking={booking} onDone={nothing} onClose={nothing} />);
      await press(document.querySelector<HTMLElement>('[value="sum"]') ?? document.body);
    },
    label: corrections.sum,
    send,
    answers: { 'operator/plancorrection': { plan } },
  });
  const corrects = async () => {
    await shows();
    await enter(get(HTMLTextAreaElement, desk.decision.reason), 'It was booked twice');
    await press(getButton(corrections.correct));
  };
  return {
    'operator/plancorrection rial': [toForm(shows)],
    'operator/correctbooking rial': [toForm(corrects)],
  };
}
