/** What other domains may use of teams. */
export { isWorkOf, requireWorksOn, worksOn } from './hands';
export { findLeader, findPlaceInTeam, listTeam, lockActiveMember, type TeamMember, type PlaceInTeam } from './store';
export { findMemberWage, readTeamWages, type TeamWages } from './wages';
