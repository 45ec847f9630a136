// Numbers of applications: BEHAVIOUR 11.
/** BEHAVIOUR 11, joinus: applications that one person may send in a day, and photos of each kind of paper. */
export const APPLICATIONS_A_DAY = 5;
export const APPLICATION_FILES_OF_A_KIND = 3;
export const EXPERIENCE_YEARS_AT_MOST = 60;
export const LONGEST_ABOUT_WORKER = 600;
