/** People's work vehicles, and the position of a petrol truck: for every domain. */
export { silentTrucksOffline, truckPositionsAsked } from './ask-position';
export { endingVehiclePapers } from './end-papers';
export { hasVehicleFor, isUsable, readOwnVehicles, selectLitres, toVehicleUses } from './store';
