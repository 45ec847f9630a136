import type { Logger } from 'pino';

import type { EmbeddedBroker } from '../adapters/broker/embedded';
import { startAlertRelay } from '../alerts/relay';
import { createApp } from '../app';
import type { Backend } from './backend';
import { forgetCatalogue as forgetCatalogueMemory } from '../catalogue-memory';
import { loadCatalogue } from '../catalogue/load-catalogue';
import type { Configuration } from './configuration';
import { openControl } from './control';
import { NO_SIGNALS, type ServiceContext, type Signals } from '../context';
import type { Demo } from '../demo/routes';
import { handlers } from '../handlers';
import { createBrokerSocket, type BrokerSocket } from '../http/edge/broker-socket';
import { findRequestAddress } from '../http/edge/request-facts';
import { claimInstallation } from './installation';
import { startMessageRelay } from '../messages/relay';
import { sendDueMessages } from '../messages/send';
import { sealWelcomeMarks } from '../money';
import { addMarketplaceGauges } from '../observability/marketplace-gauges';
import { startBidderRelay } from '../orders/timers/bidder-relay';
import { receiveSms } from '../orders/sms-lane/receive-sms';
import { openPorts, type OpenedPorts } from './open-ports';
import { createReadiness } from './readiness';
import { addSampleStories } from './sample-stories';
import { createRemoteApp } from '../remote/remote-app';
import { seedDemo } from '../seed/demo';
import { requireSessionSecret } from '../secrets/session-secret';
import { authenticate } from '../session/authenticate';
import { watchBrokerSessions } from '../session/broker-sessions';
import { runDueWork, startTimers } from '../timers';

interface MarketplaceOptions {
  readonly configuration: Configuration;
  readonly dataDirectory: string;
  readonly log: Logger;
  readonly refusesWrongAnswers: boolean;
}

/**
 * The marketplace of this process, with its catalogue loaded; a file or payment host may be elsewhere. Throws
 * DirectoryInUse, StartProblem.
 */
export async function openMarketplace(options: MarketplaceOptions): Promise<Backend> {
  const opened = await openPorts(options.configuration, options.dataDirectory, options.log);
  try {
    return await openOn(opened, options);
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function openOn(opened: OpenedPorts, options: MarketplaceOptions): Promise<Backend> {
  const { dataDirectory, ...settings } = options;
  const { signals, connect } = createSignals();
  const local = createApp({ ...settings, ports: opened.ports, signals, handlers, authenticate });
  const { context } = local;
  await fill(context, dataDirectory);
  const control = opened.ports.database.kind === 'embedded' ? await openControl(context, dataDirectory) : null;
  const relays = startRelays(context);
  const { forgetCatalogue, onCatalogueChanged } = createCatalogueListeners(context);
  const stopSharing = shareWithOthers(opened, context, forgetCatalogue);
  const announceCatalogue = () => void opened.announcements.announce({ kind: 'catalogue-changed' });
  connect({ ...relays.signals, catalogueChanged: inTurn(forgetCatalogue, announceCatalogue) });
  // This process may be of a newer version, and have brought a newer catalogue to those that run.
  announceCatalogue();
  const close = async () => {
    stopSharing();
    await control?.close();
    await relays.stop();
    await opened.close();
  };
  return {
    app: createRemoteApp(context, local),
    brokerSocket: opened.embeddedBroker && openBrokerSocket(opened.embeddedBroker, options.configuration),
    receiveSms: (sms) => receiveSms(context, sms),
    demo: toDemo(opened, context, () => runDueWork(context).then(relays.wake)),
    checkReadiness: createReadiness(context.ports),
    onCatalogueChanged,
    startTimers: () => startTimers(context),
    addGauges: (registry) => addMarketplaceGauges(registry, context),
    close,
  };
}

const inTurn =
  (...acts: readonly (() => void)[]) =>
  () =>
    acts.forEach((act) => act());

function startRelays(context: ServiceContext) {
  const [alerts, messages, bidders] = [startAlertRelay(context), startMessageRelay(context), startBidderRelay(context)];
  const all = [alerts, messages, bidders];
  return {
    signals: { alertsPending: alerts.wake, messagesPending: messages.wake, biddersPending: bidders.wake },
    wake: () => all.forEach((relay) => relay.wake()),
    stop: () => Promise.all(all.map((relay) => relay.stop())),
  };
}

/** The marketplace's own memory forgets first, so that a process that hears of the change asks anew. */
function createCatalogueListeners({ ports }: ServiceContext) {
  const listeners: (() => void)[] = [() => forgetCatalogueMemory(ports.database)];
  return {
    forgetCatalogue: () => listeners.forEach((listener) => listener()),
    onCatalogueChanged: (listener: () => void) => void listeners.push(listener),
  };
}

function openBrokerSocket(broker: EmbeddedBroker, { TRUSTED_PROXIES }: Configuration): BrokerSocket {
  return createBrokerSocket(broker.accept, {
    findAddress: (request) => findRequestAddress(request, TRUSTED_PROXIES),
  });
}

/** Hears what other processes on this database announce; after a gap it takes the worst for granted. */
function shareWithOthers(
  { announcements, embeddedBroker }: OpenedPorts,
  context: ServiceContext,
  forgetCatalogue: () => void,
): () => void {
  const sessions = embeddedBroker ? watchBrokerSessions(context, embeddedBroker) : null;
  const stopListening = announcements.listen({
    hear: ({ kind }) => kind === 'catalogue-changed' && forgetCatalogue(),
    miss: () => {
      forgetCatalogue();
      void sessions?.check();
    },
  });
  return () => {
    stopListening();
    sessions?.stop();
  };
}

function toDemo(
  { testBank, pushOutbox, testClock, outages }: OpenedPorts,
  context: ServiceContext,
  onClockMoved: () => Promise<void>,
): Demo | null {
  const { database } = context.ports;
  return (
    outages && {
      database,
      bank: testBank,
      pushOutbox,
      outages,
      clock: testClock,
      onClockMoved,
      receiveSms: toReplies(context),
    }
  );
}

/** The page that comes back shows the answer. */
function toReplies(context: ServiceContext): Demo['receiveSms'] {
  return async (sms) => {
    await receiveSms(context, sms);
    await sendDueMessages(context, 'sms');
  };
}

/** The samples in the demo; the catalogue alone where real people come. */
async function fill(context: ServiceContext, dataDirectory: string): Promise<void> {
  const claimed = await claimInstallation(context.ports.database, context.configuration, dataDirectory);
  if (claimed === 'secret-replaced')
    context.log.warn(
      'the session secret was replaced: no password holds any more; take SESSION_SECRET_REPLACED away again',
    );
  await context.ports.database.transaction((transaction) =>
    sealWelcomeMarks(transaction, requireSessionSecret(context.configuration)),
  );
  if (context.configuration.isEmbeddedDemo) {
    await seedDemo(context);
    await addSampleStories(context);
  } else
    await context.ports.database.transaction((transaction) => loadCatalogue(transaction, context.ports.clock.now()));
}

/** Handlers need signals before anybody hears them: a signal before `connect` is lost, and nothing runs by then. */
function createSignals(): { signals: Signals; connect: (listeners: Signals) => void } {
  let listeners = NO_SIGNALS;
  return {
    signals: {
      alertsPending: () => listeners.alertsPending(),
      messagesPending: () => listeners.messagesPending(),
      biddersPending: () => listeners.biddersPending(),
      catalogueChanged: () => listeners.catalogueChanged(),
    },
    connect: (next) => void (listeners = next),
  };
}
