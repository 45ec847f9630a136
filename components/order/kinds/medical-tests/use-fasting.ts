import { useOrder } from '../../state/order-context';
import { useTests } from './use-tests';

/** Whether a chosen test asks for an empty stomach: its hours are those of the morning. */
export function useFasting(): boolean {
  const order = useOrder();
  const { draft } = order;
  const { data } = useTests(order, (draft.testIds?.length ?? 0) > 0);
  return data?.lstTest.some(({ testId, fastingHours }) => fastingHours > 0 && draft.testIds?.includes(testId)) ?? false;
}
