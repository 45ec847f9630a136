import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Switch } from '@/components/ui/checkbox';
import { Dialog } from '@/components/ui/dialog';

import { Key } from './key';
import { hasSingleKeys, setSingleKeys } from './listens-to-keys';

interface KeysDialogProps {
  readonly title: string;
  readonly switchLabel: string;
  /** Keys that are pressed one after the other, and what they do. */
  readonly rows: readonly { readonly keys: readonly string[]; readonly text: string }[];
  readonly onClose: () => void;
}

/** Every key of a page, and the switch that turns single letters off in this browser. Load it when it is used. */
export function KeysDialog({ title, switchLabel, rows, onClose }: KeysDialogProps) {
  const common = useTranslations('common');
  const [isOn, setIsOn] = useState(hasSingleKeys);
  const change = (isNow: boolean) => {
    setSingleKeys(isNow);
    setIsOn(isNow);
  };
  return (
    <Dialog open size="wide" onOpenChange={(open) => !open && onClose()} title={title} closeLabel={common('close')}>
      <dl className="grid gap-x-8 gap-y-2 tablet:grid-cols-2">
        {rows.map(({ keys, text }) => (
          <div key={text} className="flex items-center justify-between gap-3 border-b border-stone-200 py-2">
            <dt>{text}</dt>
            <dd className="flex gap-1" dir="ltr">
              {keys.map((key) => (
                <Key key={key} name={key} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Switch className="mt-4" label={switchLabel} checked={isOn} onChange={(event) => change(event.target.checked)} />
    </Dialog>
  );
}
