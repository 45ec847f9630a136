// Starts the product with nothing but Node and npm. `npm start`; `npm run dev` starts it again on every change.
import path from 'node:path';

const NEEDED = [20, 9];

if (!isNewEnough(process.versions.node)) {
  process.stderr.write(
    `This is Node ${process.versions.node}; Pelakfan needs Node ${NEEDED.join('.')} or newer. Install one from https://nodejs.org and start again.\n`,
  );
  process.exit(1);
}

const { endWith, root } = await import('./run.mjs');
const { ensureDependencies } = await import('./dependencies.mjs');

try {
  // The server looks for its migrations and words in the project's folder, wherever it was started from.
  if (process.env.DATA_DIR) process.env.DATA_DIR = path.resolve(process.env.DATA_DIR);
  process.chdir(root);
  await ensureDependencies();
  await (await import('./environment.mjs')).readEnvironmentFiles(root, process.argv.includes('--dev'));
  process.env.NEXT_TELEMETRY_DISABLED = '1';
  if (process.argv.includes('--dev')) await (await import('./watch.mjs')).watch();
  else await serve();
} catch (error) {
  endWith(error);
}

async function serve() {
  const { ensureBuild, serverFile } = await import('./build.mjs');
  await ensureBuild();
  process.env.NODE_ENV = 'production';
  // In this very process, so that signals and the exit code are the server's own.
  await import(serverFile);
}

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
}
