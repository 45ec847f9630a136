import { BROKER_CREDENTIALS_MS } from '@/lib/domain/constants';
import { isProviderRole } from '@/lib/domain/provider-roles';

import { defineHandler, requireActor } from '../handler';
import { endUserTopic, expertTopic, paymentTopic } from './topics';

/** The names of all three, as SPEC 3 has them; the credentials open a provider's two to providers alone. */
export const handler = defineHandler('nonePreloader/suggestion/gettopicname', async (_input, context) => {
  const { userId, roleId, sessionId } = requireActor(context);
  const own = { endUserTopic: endUserTopic(userId), expertTopic: expertTopic(userId), paymentTopic: paymentTopic(userId) };
  const credentials = await context.ports.broker.issueCredentials({
    userId: String(userId),
    sessionId,
    topics: isProviderRole(roleId) ? Object.values(own) : [own.endUserTopic],
    lifetimeMs: BROKER_CREDENTIALS_MS,
    siteUrl: context.request.siteUrl,
  });
  const { url, clientId, username, password, expiresAtMs } = credentials;
  return { ...own, brokerUrl: url, clientId, username, password, expiresAtMs };
});
