import { handler as appealsanction } from './appealsanction';
import { handler as decideappeal } from './decideappeal';
import { handler as decideexcuse } from './decideexcuse';
import { handler as getallappeal } from './getallappeal';
import { handler as getallexcuse } from './getallexcuse';
import { handler as getsanctions } from './getsanctions';
import { handler as sendexcuse } from './sendexcuse';

export const sanctionsCalls = [
  appealsanction,
  decideappeal,
  decideexcuse,
  getallappeal,
  getallexcuse,
  getsanctions,
  sendexcuse,
] as const;
