import { useOrder } from '../state/order-context';
import { SendRequest } from './send-request';
import { WaitingRoom } from './waiting-room';

/** Step 7: what is about to be sent to the professionals; once it was sent, the room where their bids arrive. */
export function BidsQuestion() {
  const { followedTaskId } = useOrder();
  return followedTaskId === null ? <SendRequest /> : <WaitingRoom taskId={followedTaskId} />;
}
