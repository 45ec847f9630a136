import { CALL_PAGES, listCallPages } from './call-pages';
import { toCallTable } from './calls';
import { toConfigurationPage, toEnvironmentExample } from './configuration';
import { toDecisionIndex } from './decisions';
import { toDefenceTable } from './defence-table';
import { toMechanismsPage } from './mechanisms';

export { CALL_PAGES };

/** Every document that is made from the code: its path from the root, and its text. */
export const DOCUMENTS: Readonly<Record<string, () => string>> = {
  'lib/docs/configuration.md': toConfigurationPage,
  'lib/docs/calls.md': toCallTable,
  'lib/docs/defences.md': toDefenceTable,
  'lib/docs/mechanisms.md': toMechanismsPage,
  'lib/docs/decisions/README.md': toDecisionIndex,
  ...listCallPages(),
  '.env.example': toEnvironmentExample,
};
