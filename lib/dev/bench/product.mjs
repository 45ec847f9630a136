// The product as it ships, on a free port with data of its own.
import { serverFile } from '../build.mjs';
import { makeFolder, removeFolder, startProgram, waitUntil } from './processes.mjs';

const ADDRESS = /https?:\/\/[^\s/]+:\d+/;
const WARM_PATHS = ['/', '/services/', '/services/house-cleaning/'];

/** { url, pid, program, stop() }: pages are served and warm when it resolves. */
export async function startProduct({ environment = {}, entry = serverFile, hasMessages = false } = {}) {
  const folder = makeFolder();
  const settings = {
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    ...environment,
  };
  const program = startProgram(process.execPath, [entry], { environment: settings, hasMessages });
  const url = await waitUntil(program, 'The server', () => ADDRESS.exec(program.output())?.[0]);
  await waitUntil(program, 'The server', () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  for (const path of WARM_PATHS) await fetch(url + path).then((response) => response.arrayBuffer());
  const stop = async () => {
    await program.stop();
    removeFolder(folder);
  };
  return { url, pid: program.pid, program, stop };
}

/** Runs work on a product of its own and ends it afterwards. */
export async function withProduct(options, work) {
  const product = await startProduct(options);
  try {
    return await work(product);
  } finally {
    await product.stop();
  }
}
