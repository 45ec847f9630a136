import { handler as declineoffer } from './declineoffer';
import { handler as getofferhours } from './getofferhours';
import { handler as getoffers } from './getoffers';
import { handler as keepapart } from './keepapart';
import { handler as offerhour } from './offerhour';
import { handler as takeoffer } from './takeoffer';

export const regularsCalls = [declineoffer, getofferhours, getoffers, keepapart, offerhour, takeoffer] as const;
