import { useTranslations } from 'next-intl';

import { Textarea } from '@/components/ui/textarea';

import { useOrder } from '../state/order-context';

const LONGEST_TEXT = 2000;

/** The customer's note in words. */
export function NoteText() {
  const t = useTranslations('order.description');
  const { draft, save } = useOrder();
  return (
    <Textarea
      label={t('text')}
      hint={t('textHint')}
      rows={5}
      maxLength={LONGEST_TEXT}
      value={draft.description ?? ''}
      onChange={(event) => save({ description: event.target.value === '' ? null : event.target.value })}
    />
  );
}
