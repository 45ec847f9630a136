import { handler as endpause } from './endpause';
import { handler as endproviderpause } from './endproviderpause';
import { handler as getallpause } from './getallpause';
import { handler as makepause } from './makepause';
import { handler as pauseprovider } from './pauseprovider';
import { handler as planpause } from './planpause';
import { handler as planproviderpause } from './planproviderpause';

export const pausesCalls = [
  endpause,
  endproviderpause,
  getallpause,
  makepause,
  pauseprovider,
  planpause,
  planproviderpause,
] as const;
