import { brokerConnections, pageRenders } from '../../observability/metrics';
import type { BrokerSocket } from './broker-socket';
import type { Site } from '../pages/next-site';
import { whenClosed } from './when-closed';

/** The framework with its renders measured; its ready files are not measured. */
export function observeSite(site: Site): Site {
  return {
    ...site,
    handle: (request, response) => {
      if (!request.url?.startsWith('/_next/')) whenClosed(response, pageRenders.startTimer());
      return site.handle(request, response);
    },
  };
}

/** The embedded broker's door, with its open connections counted. */
export function observeBrokerSocket(brokerSocket: BrokerSocket): BrokerSocket {
  return {
    ...brokerSocket,
    upgrade: (request, socket, head, refuse) => {
      brokerConnections.inc();
      socket.once('close', () => brokerConnections.dec());
      brokerSocket.upgrade(request, socket, head, refuse);
    },
  };
}
