import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { buildSync } from 'esbuild';
import { parse } from 'yaml';
import { z } from 'zod';

import { BODY_LIMIT_BYTES } from '@/lib/domain/constants/process';
import { UPLOAD_LIMITS } from '@/lib/domain/constants/uploads';
import { PROXY_GOES_WITHIN_MS } from '@/lib/server/http/edge/listen';
import { listVariables, readConfiguration } from '@/lib/server/start/configuration';
import { requirePartners } from '@/lib/server/start/require-partners';
import { checkConfiguration, findNginx } from '@/lib/server/testing/nginx';

const read = (file: string) => readFileSync(path.join(process.cwd(), 'lib/operations', file), 'utf8');
const service = z.object({
  environment: z.record(z.string(), z.string()).optional(),
  mem_limit: z.string(),
  cpus: z.number(),
  stop_grace_period: z.string().optional(),
});
const compose = z
  .object({ services: z.record(z.string(), service) })
  .parse(parse(read('compose.yaml'), { merge: true }));
const sites = Object.entries(compose.services).filter(([name]) => name.startsWith('site-'));
const siteEnvironment = sites[0]?.[1].environment ?? {};
const unit = read('systemd/pelakfan@.service');
const seconds = (text: string | undefined) => Number(/^(\d+)/.exec(text ?? '')?.[1]);

const examples: Readonly<Record<string, string>> = {
  SITE_HOST: 'pelakfan.example',
  POSTGRES_PASSWORD: 'abc123',
  SESSION_SECRET: 's'.repeat(64),
  MQTT_JWT_SECRET: 'm'.repeat(64),
  KAVENEGAR_API_KEY: 'key',
  ZARINPAL_MERCHANT_ID: '1344b5d4-0048-11e8-94db-005056a205be',
  MAILS: 'none',
  METRICS_TOKEN: 't'.repeat(32),
};

/** Variables that a process in these containers does not need, with the reason. */
const NOT_IN_CONTAINERS: Readonly<Record<string, string>> = {
  MAIN_API_URL: 'its database and broker are here',
  MQTT_MANAGEMENT_URL: 'of RabbitMQ; here is EMQX',
  TEST_CLOCK: 'for tests',
};
/** Variables that the containers themselves set. */
const FIXED: Readonly<Record<string, string>> = {
  HOST: 'a container’s own',
  PORT: 'nginx goes there',
  DATA_DIR: 'the volume',
  SITE_URL: 'made of SITE_HOST',
  DATABASE_URL: 'the container beside it',
  MQTT_URL: 'the container beside it',
  MQTT_PUBLIC_URL: 'made of SITE_HOST',
  MQTT_CREDENTIALS: 'EMQX’s',
  METRICS_HOST: 'a container’s own',
  METRICS_PORT: 'a container’s own',
  DRAIN_SECONDS: 'belongs to stop_grace_period',
};

/** The file as compose would fill it in: the values of `.env`, each with a text that fits. */
const filled = Object.fromEntries(
  Object.entries(siteEnvironment).map(([name, value]) => [
    name,
    value.replace(/\$\{(\w+)[^}]*\}/g, (_all, variable: string) => examples[variable] ?? ''),
  ]),
);
describe('the deployment files', () => {
  it('start three site processes of equal configuration, each part with a limit of memory and processor', () => {
    expect(sites.map(([name]) => name)).toEqual(['site-1', 'site-2', 'site-3']);
    expect(new Set(sites.map(([, { environment }]) => JSON.stringify(environment))).size).toBe(1);
    expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(['postgresql', 'emqx', 'nginx']));
  });

  it('name only variables that the site knows, with valid values', () => {
    const ofUnit = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) =>
      line.split(' ').map((pair) => pair.split('=', 1)[0] ?? ''),
    );
    const known = [...listVariables(), 'NODE_ENV', 'NODE_OPTIONS', 'NEXT_TELEMETRY_DISABLED'];
    expect([...Object.keys(siteEnvironment), ...ofUnit].filter((name) => !known.includes(name))).toEqual([]);
    expect(readConfiguration(filled)).toMatchObject({
      SITE_URL: 'https://pelakfan.example',
      MQTT_PUBLIC_URL: 'wss://pelakfan.example/mqtt',
      DRAIN_SECONDS: 8,
      isEmbeddedDemo: false,
    });
    expect(() => requirePartners(readConfiguration(filled), 'DATA_DIR' in filled)).not.toThrow();
  });

  it('pass on every variable of the site, so that values in .env reach the processes', () => {
    const missing = listVariables().filter((name) => !(name in siteEnvironment) && !(name in NOT_IN_CONTAINERS));
    expect(missing).toEqual([]);
    // Variables that compose does not fill in itself come from .env under their own names.
    const others = Object.entries(siteEnvironment).filter(([name, value]) => !value.includes(name) && !(name in FIXED));
    expect(others).toEqual([]);
  });

  it('leave a process the time that its end takes, and close idle connections before the drain ends', () => {
    const endSeconds = Number(siteEnvironment.DRAIN_SECONDS) + 9;
    expect(seconds(sites[0]?.[1].stop_grace_period)).toBeGreaterThan(endSeconds);
    expect(unit).toContain(`DRAIN_SECONDS=${siteEnvironment.DRAIN_SECONDS}`);
    expect(seconds(/^TimeoutStopSec=(.*)$/m.exec(unit)?.[1])).toBeGreaterThan(endSeconds);
    for (const file of ['nginx/upstreams-compose.conf', 'nginx/upstreams-machine.conf']) {
      expect(seconds(/keepalive_timeout (\d+)s;/.exec(read(file))?.[1])).toBeLessThan(
        Number(siteEnvironment.DRAIN_SECONDS),
      );
    }
  });

  it('keep nginx away from a process until its door is closed', () => {
    for (const file of ['nginx/upstreams-compose.conf', 'nginx/upstreams-machine.conf']) {
      const waits = [...read(file).matchAll(/^ *server .* max_fails=1 fail_timeout=(\d+)s;/gm)].map(([, time]) =>
        Number(time),
      );
      expect(waits.length).toBeGreaterThanOrEqual(sites.length);
      for (const wait of waits) expect(wait * 1000).toBeGreaterThan(PROXY_GOES_WITHIN_MS);
    }
  });

  it('let nginx accept every size that the site accepts, so that refusals have the site’s own words', () => {
    const [bodies, uploads] = [...read('nginx/nginx.conf').matchAll(/client_max_body_size (\d+)([km]);/g)].map(
      ([, size, unitName]) => Number(size) * (unitName === 'k' ? 1024 : 1024 * 1024),
    );
    expect(bodies).toBeGreaterThan(BODY_LIMIT_BYTES);
    expect(uploads).toBeGreaterThan(Math.max(UPLOAD_LIMITS.imageBytes, UPLOAD_LIMITS.audioBytes) + BODY_LIMIT_BYTES);
  });

  it('send an order to one process only: nginx tries a second process for idempotent requests alone', () => {
    const directives = read('nginx/nginx.conf').replace(/#.*$/gm, '');
    expect(directives).toMatch(/proxy_next_upstream error timeout;/);
    expect(directives).not.toContain('non_idempotent');
  });
});

describe('programs for the terminal', () => {
  const places = [unit, read('systemd/pelakfan-backup.service'), read('systemd/pelakfan')];

  it('find the data in the units’ place: one folder, one environment, one release', () => {
    for (const text of places) {
      expect(text).toContain('DATA_DIR=/var/lib/pelakfan');
      expect(text).toContain('EnvironmentFile=/etc/pelakfan/site.env');
      expect(text).toMatch(
        /[Ww]orking-?[Dd]irectory=\/opt\/pelakfan\/current$|--working-directory=\/opt\/pelakfan\/current /m,
      );
    }
  });

  it('run without development packages, which the image lacks', () => {
    const { metafile } = buildSync({
      entryPoints: ['lib/dev/program.mjs'],
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      write: false,
      metafile: true,
    });
    const imports = Object.values(metafile.inputs).flatMap((input) => input.imports);
    const packages = imports.filter(
      ({ kind, external, path: name }) => kind === 'import-statement' && external && !name.startsWith('node:'),
    );
    expect(packages).toEqual([]);
  });

  it('have PostgreSQL’s client tools in the image, of compose’s version', () => {
    const version = /postgresql-client-(\d+)/.exec(read('Dockerfile'))?.[1];
    expect(read('compose.yaml')).toContain(`image: postgres:${version}`);
  });
});

describe('the image', () => {
  it('leaves out the machine’s packages and builds, data, secrets and history', () => {
    const copied = [...read('Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources = '']) =>
      sources.split(' '),
    );
    // The root is never copied whole: the machine's own packages over what npm ci installs would be the image's.
    expect(copied.toSorted()).toEqual([
      'app',
      'components',
      'lib',
      'messages',
      'middleware.ts',
      'next.config.mjs',
      'package-lock.json',
      'package.json',
      'public',
      'tailwind.config.ts',
      'tsconfig.json',
    ]);
  });

  it('has all files of a start: the build’s folders are copied whole', () => {
    expect(read('Dockerfile')).toMatch(/^COPY --from=build \S+ \/opt\/pelakfan \.\/$/m);
  });
});

const nginx = findNginx();
(nginx === null ? describe.skip : describe)('nginx', () => {
  it.each(['upstreams-compose.conf', 'upstreams-machine.conf'] as const)(
    'itself takes its configuration with %s',
    async (file) => {
      const site = ['127.0.0.1:3001', '127.0.0.1:3002', '127.0.0.1:3003'];
      const said = await checkConfiguration(nginx ?? '', { file, site, broker: '127.0.0.1:8083' });
      expect(said).toContain('test is successful');
      expect(said).not.toMatch(/\[(emerg|crit|alert|error)\]/);
    },
  );

  it('sends requests to the processes and the broker that compose starts, by their names and ports', () => {
    const names = [...read('nginx/upstreams-compose.conf').matchAll(/server (\S+?):(\d+)/g)].map(
      ([, name, port]) => `${name}:${port}`,
    );
    expect(names).toEqual([...sites.map(([name]) => `${name}:${siteEnvironment.PORT}`), 'emqx:8083']);
    expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(names.map((name) => name.split(':')[0])));
    expect(read('emqx/base.hocon')).toContain('bind = "0.0.0.0:8083"');
  });
});

const analyzer = '/usr/bin/systemd-analyze';
if (!existsSync(analyzer) && process.env.CI)
  throw new Error('systemd-analyze is not installed, and CI must test with it: apt-get install systemd.');
(existsSync(analyzer) ? describe : describe.skip)('the units', () => {
  it('pass systemd’s own verification without a warning, and leave a process little to reach', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'pelakfan-units-'));
    // Programs that a machine of the tests may lack are another's matter.
    const own = unit.replace(/^ExecStart=.*$/m, 'ExecStart=/bin/true').replace(/^ExecStartPost=.*$/m, '');
    writeFileSync(path.join(folder, 'pelakfan@1.service'), own);
    writeFileSync(
      path.join(folder, 'pelakfan.target'),
      read('systemd/pelakfan.target').replace(/^Wants=.*$/m, 'Wants=pelakfan@1.service'),
    );
    const backup = read('systemd/pelakfan-backup.service');
    writeFileSync(
      path.join(folder, 'pelakfan-backup.service'),
      backup.replace(/^ExecStart=.*$/m, 'ExecStart=/bin/true'),
    );
    writeFileSync(path.join(folder, 'pelakfan-backup.timer'), read('systemd/pelakfan-backup.timer'));
    const names = ['pelakfan@1.service', 'pelakfan.target', 'pelakfan-backup.service', 'pelakfan-backup.timer'];
    const files = names.map((name) => path.join(folder, name));
    const { status, stderr } = spawnSync(analyzer, ['verify', '--man=no', ...files], { encoding: 'utf8' });
    expect([status, stderr.split('\n').filter((line) => line.includes('pelakfan'))]).toEqual([0, []]);
    for (const file of files.filter((name) => name.endsWith('.service'))) {
      const exposure = execFileSync(analyzer, ['security', '--offline=true', '--no-pager', file], { encoding: 'utf8' });
      expect(Number(/exposure level for \S+: ([\d.]+)/.exec(exposure)?.[1])).toBeLessThan(2);
    }
    rmSync(folder, { recursive: true, force: true });
  });
});
