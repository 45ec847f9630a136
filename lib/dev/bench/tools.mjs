// The programs that the bench compares with or measures by. None is needed by the product.
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Something that is not on this machine; the row that needs it says so, and the rest goes on. */
export class ToolMissing extends Error {
  name = 'ToolMissing';

  constructor(tool, remedy) {
    super(`skipped: ${tool} is missing; ${remedy}`);
  }
}

const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/sbin', '/opt/homebrew/bin', '/opt/homebrew/sbin'];

/** The path of a program. Throws ToolMissing with the Debian package that has it. */
export function requireTool(name, debianPackage = name) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...SYSTEM_FOLDERS];
  const found = folders.map((folder) => path.join(folder, name)).find(isExecutable);
  if (!found) throw new ToolMissing(name, `install it (on Debian: apt-get install ${debianPackage})`);
  return found;
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
