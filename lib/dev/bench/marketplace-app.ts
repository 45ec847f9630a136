import { randomUUID } from 'node:crypto';

import { pino } from 'pino';

import { systemClock } from '@/lib/server/adapters/clock/system';
import { createMailOutbox } from '@/lib/server/adapters/mail/outbox';
import { createTestBank } from '@/lib/server/adapters/payment/test-bank';
import { createEstimatedRouting } from '@/lib/server/adapters/routing/estimated';
import { createSmsOutbox } from '@/lib/server/adapters/sms/outbox';
import { createApp, type MarketplaceApp } from '@/lib/server/app';
import { NO_SIGNALS } from '@/lib/server/context';
import { handlers } from '@/lib/server/handlers';
import type { DatabasePort } from '@/lib/server/ports/database';
import { createPaymentGateways } from '@/lib/server/ports/payment-gateways';
import { authenticate } from '@/lib/server/session/authenticate';
import { readConfiguration } from '@/lib/server/start/configuration';
import { createMemoryStorage, createRecordingBroker } from '@/lib/server/testing/ports';

/** The marketplace on a database, without its doors: calls come in with a session's token, as they do from there. */
export function createMarketplaceApp(database: DatabasePort, secret = randomUUID().repeat(2)): MarketplaceApp {
  return createApp({
    ports: {
      database,
      clock: systemClock,
      broker: createRecordingBroker([], []),
      sms: createSmsOutbox(database, systemClock),
      mail: createMailOutbox(database, systemClock),
      gateways: createPaymentGateways({ offered: [createTestBank(database, systemClock)] }),
      storage: createMemoryStorage(),
      audio: { measureSeconds: () => Promise.resolve(null) },
      push: null,
      routing: createEstimatedRouting(),
    },
    configuration: readConfiguration({ SESSION_SECRET: secret }),
    signals: NO_SIGNALS,
    log: pino({ level: 'warn' }, pino.destination(2)),
    handlers,
    authenticate,
    refusesWrongAnswers: false,
  });
}
