/** The parts of teams that other domains may use. */
export { isWorkOf, requireWorksOn, worksOn } from './hands';
export { findLeader, findPlaceInTeam, listTeam, lockActiveMember, type TeamMember, type PlaceInTeam } from './store';
export { findMemberWage, readTeamWages, type TeamWages } from './wages';
