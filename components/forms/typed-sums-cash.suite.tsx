import { NotPaidDialog } from '@/components/provider/cash/not-paid-dialog';
import { callFromBrowser } from '@/lib/client/browser';
import provider from '@/messages/en/provider.json';

import { render, type SumForm } from './sum-form.suite';
import { getButton, press } from './testing';

const { dialog } = provider.cash;
const ASKED = { taskid: 1, outcome: 'none', seenRial: 0 } as const;

/** The part of the cash that was taken at the door. */
export function toCashForms(): Record<string, readonly SumForm[]> {
  const form: SumForm = {
    open: async () => {
      await render(
        <NotPaidDialog
          dueRial={9_600_000}
          isSending={false}
          failure={null}
          onConfirm={(partRial) => void callFromBrowser('expert/recordcash', { ...ASKED, partRial })}
          onClose={() => undefined}
        />,
      );
      await press(document.querySelector<HTMLElement>('[value="some"]') ?? document.body);
    },
    label: dialog.took,
    send: () => press(getButton(dialog.send)),
  };
  return { 'expert/recordcash partRial': [form] };
}
