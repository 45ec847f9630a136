/**
 * Whether npm's own record of node_modules is the one that the lock file asks for; a missing optional package is
 * another platform's.
 */
export function isInstalled(lock, installed) {
  const wanted = Object.entries(lock.packages).filter(([place]) => place !== '');
  const isThere = ([place, { version, optional, devOptional }]) => {
    const found = installed.packages[place];
    return found ? found.version === version : Boolean(optional || devOptional);
  };
  return wanted.every(isThere) && Object.keys(installed.packages).every((place) => place in lock.packages);
}
