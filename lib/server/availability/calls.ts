import { handler as filtercarserviceprovider } from './filtercarserviceprovider';
import { handler as filterlaundryserviceprovider } from './filterlaundryserviceprovider';
import { handler as filterserviceprovider } from './filterserviceprovider';
import { handler as getallavailabledate } from './getallavailabledate';
import { handler as getreturndate } from './getreturndate';
import { handler as tellmewhen } from './tellmewhen';
import { handler as workeravailablity } from './workeravailablity';

export const availabilityCalls = [
  filtercarserviceprovider,
  filterlaundryserviceprovider,
  filterserviceprovider,
  getallavailabledate,
  getreturndate,
  tellmewhen,
  workeravailablity,
] as const;
