import { NotebookPen } from 'lucide';
import { useTranslations } from 'next-intl';

import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { STEPS } from '@/lib/funnel/steps';

import { useOrder } from '../state/order-context';

/** The way to step 5, which «next» leads past. */
export function DescriptionLink() {
  const t = useTranslations('order.description');
  const { draft, isEdit, goTo } = useOrder();
  // The pre-invoice, where an edit begins, has a way there of its own.
  if (isEdit) return null;
  const hasSome = draft.description !== null || draft.descriptionImageId !== null || draft.descriptionAudioId !== null;
  return (
    <div>
      <Button variant="quiet" className="-ms-3" onClick={() => goTo(STEPS.desc)}>
        <Icon icon={NotebookPen} />
        {t(hasSome ? 'change' : 'add')}
      </Button>
    </div>
  );
}
