import { CreditCard } from 'lucide';

import { Icon } from '@/components/ui/icon';
import type { CallAnswer } from '@/lib/contract';

interface GatewayIconProps {
  readonly gateway: Pick<CallAnswer<'config/getavailableipgnew'>['lstIpg'][number], 'ipgIconURL'>;
}

/** The picture of a way to pay, as the wire has it. The site loads nothing foreign, so another host's is left out. */
export function GatewayIcon({ gateway: { ipgIconURL } }: GatewayIconProps) {
  const isOurs = ipgIconURL?.startsWith('/') && !ipgIconURL.startsWith('//');
  if (!isOurs) return <Icon icon={CreditCard} size={24} className="text-enamel-700" />;
  return <img src={ipgIconURL} alt="" width={24} height={24} />;
}
