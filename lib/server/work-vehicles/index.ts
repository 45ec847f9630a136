/** What somebody drives to work, and where a petrol truck is: for every domain. */
export { silentTrucksOffline, truckPositionsAsked } from './ask-position';
export { endingVehiclePapers } from './end-papers';
export { hasVehicleFor, isUsable, readOwnVehicles, toVehicleUses } from './store';
