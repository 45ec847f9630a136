import { useTranslations } from 'next-intl';

import { Switch } from '@/components/ui/checkbox';
import { LabelWithName } from '@/components/ui/written-text';
import { KIND_SHAPES } from '@/lib/contract/enumerations';

import { useOrder } from '../state/order-context';
import { useFreeProviders } from '../questions/use-free-providers';

/** The agreement for a provider who cannot come: another one at once, or a question then. */
export function InvoiceRescue() {
  const t = useTranslations('order.rescue');
  const { draft, answer } = useOrder();
  const count = useOthersCount();
  if (draft.serviceEnum === null || KIND_SHAPES[draft.serviceEnum].matching !== 'provider') return null;
  return (
    <Switch
      label={t('label')}
      description={
        <>
          {/* Who has agreed reads what it means; before that the label says enough beside the others. */}
          {draft.isRescueAgreed && (
            <LabelWithName
              label={t('text', { name: '{name}', gender: draft.providerGender ?? 'any' })}
              name={draft.providerName ?? t('somebody')}
            />
          )}
          {/* Its line is kept, so that nothing moves when the number comes. */}
          <span className="block min-h-[1.8em] font-semibold">{count !== null && t('others', count)}</span>
        </>
      }
      checked={draft.isRescueAgreed}
      onChange={(event) => answer({ isRescueAgreed: event.target.checked })}
    />
  );
}

/**
 * How many others are free at that hour as things stand: a promise that nobody could keep is not made. Null until it is
 * known.
 */
function useOthersCount(): { readonly count: number; readonly hasMore: string } | null {
  const { draft } = useOrder();
  const { data } = useFreeProviders({ chosenId: draft.workerUserId });
  if (!data) return null;
  const count = data.lstServiceProvider.filter(({ userId }) => userId !== draft.workerUserId).length;
  return { count, hasMore: data.nextCursor === null ? 'no' : 'yes' };
}
