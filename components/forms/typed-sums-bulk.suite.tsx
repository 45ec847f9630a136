import { BulkDialog } from '@/components/operator/bulk/bulk-dialog';
import desk from '@/messages/en/desk.json';

import { render, type SumForm } from './sum-form.suite';
import { getButton, press } from './testing';

/** The sum that each of several orders gets, which is shown before anything moves. */
export function toBulkForms(): Readonly<Record<string, readonly SumForm[]>> {
  const open = () =>
    render(
      <BulkDialog
        act="goodwill"
        targets={[{ key: 'order-1', of: 'order', id: 1, name: 'Order 1' }]}
        ownId={1}
        onSettled={() => undefined}
        onClose={() => undefined}
      />,
    );
  const answers = { 'operator/planbulk': { lstRow: [] } };
  const send = async () => {
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === desk.case.act.show,
    );
    if (button) await press(getButton(desk.case.act.show));
  };
  return { 'operator/planbulk rial': [{ open, label: desk.case.act.sum, send, answers }] };
}
