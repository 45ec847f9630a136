import { useCall } from '@/lib/client/use-call';
import { mayMakeDeskCall, type DeskCall } from '@/lib/domain/person/desk-access';

/** Whether the roles of who looks allow a call of the desk: what they cannot do has no button. */
export function useMayMake(): (name: DeskCall) => boolean {
  const { data } = useCall('operator/getdesk', {});
  return (name) => data !== undefined && mayMakeDeskCall(data.lstRole, name);
}
