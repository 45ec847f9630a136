// The parts of the audit by name, in the order in which they run.
import { auditCrawl } from './parts/crawl.mjs';
import { auditHtml } from './parts/html.mjs';
import { auditOperations } from './parts/operations.mjs';
import { auditLighthouse } from './parts/lighthouse.mjs';
import { auditScreens } from './parts/screens.mjs';

/** Each takes the site (site.mjs) and the options, and answers rows. */
export const parts = {
  crawl: auditCrawl,
  html: auditHtml,
  screens: auditScreens,
  lighthouse: auditLighthouse,
  operations: auditOperations,
};

/** The parts that run when none is named: Lighthouse takes longer than all the others together. */
export const usualParts = ['crawl', 'html', 'screens'];
