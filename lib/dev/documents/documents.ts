import { toCallTable } from './calls';
import { toConfigurationPage, toEnvironmentExample } from './configuration';
import { toDecisionIndex } from './decisions';

/** Every document that is made from the code: its path from the root, and its text. */
export const DOCUMENTS: Readonly<Record<string, () => string>> = {
  'lib/docs/configuration.md': toConfigurationPage,
  'lib/docs/calls.md': toCallTable,
  'lib/docs/decisions/README.md': toDecisionIndex,
  '.env.example': toEnvironmentExample,
};
