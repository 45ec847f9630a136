// `npm run dev`: the framework refreshes its pages by itself; a change of the server bundles it and starts it again.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './run.mjs';
import { serverBundle } from './build.mjs';

const serverFile = path.join(root, 'dist/dev/start.mjs');

export async function watch() {
  const esbuild = await import('esbuild');
  const server = createServer();
  const restart = {
    name: 'restart',
    setup: ({ onEnd }) =>
      onEnd(({ errors }) => {
        if (errors.length === 0) return server.restart();
        console.error(
          `The server was not started again: ${errors.length} errors above. Correct them; it starts by itself then.`,
        );
      }),
  };
  const context = await esbuild.context({ ...serverBundle(serverFile), plugins: [restart] });
  await context.watch();
  // Once, whatever arrives: npm passes on the signal that the terminal already sent.
  let ending = null;
  const end = async () => {
    await context.dispose();
    process.exit(await server.stop());
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (ending ??= end()));
}

function createServer() {
  let child = null;
  let queue = Promise.resolve();
  const stop = async () => {
    const ending = child;
    child = null;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return ending?.exitCode ?? 0;
    const ended = new Promise((resolve) => ending.once('exit', (code) => resolve(code ?? 0)));
    ending.kill('SIGTERM');
    return ended;
  };
  const start = () => {
    child = spawn(process.execPath, ['--enable-source-maps', serverFile], {
      cwd: root,
      stdio: 'inherit',
      // In a group of its own: Ctrl+C reaches it once, through stop, and not twice.
      detached: true,
      env: { ...process.env, NODE_ENV: 'development' },
    });
    child.once('exit', (code) => {
      if (code)
        console.error(`The server ended with exit code ${code}. It starts again at the next change of its files.`);
    });
  };
  const restart = () => {
    queue = queue.then(stop).then(start);
    return queue;
  };
  return { restart, stop: () => queue.then(stop) };
}
