/** The services of the menu, in its order (SPEC 2). */
export const MENU = [
  'house-cleaning',
  'laundry',
  'carwash',
  'handyman',
  'carpet-cleaning',
  'gas',
  'moving-service',
  'home-appliances',
  'electric-service',
  'home-service',
  'online-testing',
  'disinfection',
  'assorted',
  'camera-repair',
  'rebuilding-service',
];
