// Every screen in every language, on a phone and on a desktop, with what opens over it: axe, zoom, text spacing,
// targets, console and requests.
import { launchBrowser, openContext, readStates, rest, settle } from '../browser.mjs';
import { readDraftState } from '../draft.mjs';
import { toFindingsRow } from '../findings.mjs';
import { listen, look } from '../look.mjs';
import { preparePeople } from '../people.mjs';
import { wordsOf } from '../product-sources.mjs';
import { listScreens } from '../screens.mjs';

const AT_ONCE = 2;
const CHECKS = {
  axe: 'screens: axe finds nothing',
  language: 'screens: Persian words in other languages’ pages say their language',
  layout: 'screens: nothing cut or overlapping, at 200 %, at 320 px and with text spacing',
  targets: 'screens: every target 44 px on touch',
  browser: 'screens: no complaint of the browser',
  origin: 'screens: no request to another origin',
  open: 'screens: every one opens',
};

/** `only` is a part of the names of the screens, `locale` the languages to look at; without them it is all of them. */
export async function auditScreens(site, { only, locale = site.locales }) {
  const people = await preparePeople(site.url);
  const crawled = [...(await site.crawl()).pages].filter(([, { status }]) => status === 200).map(([path]) => path);
  const { screens, missing } = listScreens(
    site,
    people,
    crawled.filter((path) => site.splitLocalePath(path).prefix === null),
  );
  const chosen = only ? screens.filter(({ name }) => name.includes(only)) : screens;
  const browser = await launchBrowser();
  try {
    const states = await readStates(browser, site.url);
    const visits = chosen.flatMap((screen) =>
      screen.devices.flatMap((device) => locale.map((language) => ({ screen, device, locale: language }))),
    );
    const orderer = await readDraftState(browser, site.url, states.customer);
    const found = await visitAll(browser, {
      site,
      visits,
      states: { ...states, orderer, alerted: states.provider },
      // An alert that waits would lie over the page.
      quiet: (person) => (person === 'provider' ? people.answerAlerts() : undefined),
    });
    const lost = missing.map((route) => ({
      check: 'open',
      where: route,
      what: 'no page of this address was found to look at',
    }));
    return Object.entries(CHECKS).map(([check, name]) =>
      toFindingsRow({
        name,
        count: visits.length,
        of: 'visits',
        findings: [...lost, ...found].filter((finding) => finding.check === check),
      }),
    );
  } finally {
    await browser.close();
  }
}

/** Visits in the order of person and device, so that a browser is opened once for each. */
async function visitAll(browser, { site, visits, states, quiet }) {
  const groups = Object.values(groupBy(visits, toGroup));
  const findings = [];
  const work = async () => {
    for (let group = groups.shift(); group; group = groups.shift()) {
      findings.push(...(await visitGroup(browser, { site, group, states, quiet })));
      process.stdout.write(`  ${toGroup(group[0])}: ${group.length} screens; ${groups.length} groups to come\n`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return findings;
}

const toGroup = ({ screen, device, locale }) => `${screen.person} ${device} ${locale}`;

function groupBy(list, toKey) {
  const groups = {};
  for (const entry of list) (groups[toKey(entry)] ??= []).push(entry);
  return groups;
}

async function visitGroup(browser, { site, group, states, quiet }) {
  const [
    {
      device,
      locale,
      screen: { person },
    },
  ] = group;
  const findings = [];
  const context = await openContext(browser, device, states[person]);
  const page = await context.newPage();
  const ears = listen(page, site.url);
  const say = wordsOf(locale);
  for (const { screen } of group) {
    const where = `${screen.name} (${locale}, ${device}, ${person})`;
    await quiet(person);
    const seen = await visit(page, {
      screen,
      say,
      device,
      address: site.url + site.toLocalePath(locale, screen.path),
    }).catch((error) => [{ check: 'open', what: `does not open: ${error.message.split('\n')[0].slice(0, 200)}` }]);
    const here = [...seen, ...ears.take()].map((finding) => ({ ...finding, where }));
    if (here.length > 0) process.stdout.write(`  ${where}: ${here.length} findings\n`);
    findings.push(...here);
  }
  await context.close();
  return findings;
}

async function visit(page, { screen, say, device, address }) {
  await page.goto(address);
  await settle(page);
  if (screen.prepare) {
    await screen.prepare({ page, say });
    await rest(page);
  }
  return look(page, device);
}
