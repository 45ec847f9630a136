import { BROKER_CREDENTIALS_MS } from '@/lib/domain/constants/process';

import { defineHandler, requireActor } from '../handler';
import { BrokerUnavailable } from '../ports/broker';
import { listReadableTopics, toTopics } from './topics';

/**
 * The names of all three, as SPEC 3 has them; the credentials open a provider's two to providers alone. While a broker
 * that makes credentials is away there are none, and alerts are asked for over HTTP.
 */
export const handler = defineHandler('nonePreloader/suggestion/gettopicname', async (_input, context) => {
  const { userId, roleId, sessionId } = requireActor(context);
  const own = toTopics(userId);
  const request = {
    userId: String(userId),
    sessionId,
    topics: listReadableTopics(userId, roleId),
    lifetimeMs: BROKER_CREDENTIALS_MS,
    siteUrl: context.request.siteUrl,
  };
  try {
    const { url, clientId, username, password, expiresAtMs } = await context.ports.broker.issueCredentials(request);
    return { ...own, brokerUrl: url, clientId, username, password, expiresAtMs };
  } catch (error) {
    if (!(error instanceof BrokerUnavailable)) throw error;
    context.log.info({ reason: error.message }, 'nobody can connect to the broker now');
    return own;
  }
});
