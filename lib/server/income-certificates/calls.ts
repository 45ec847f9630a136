import { handler as checkcertificate } from './checkcertificate';
import { handler as endcertificate } from './endcertificate';
import { handler as getcertificate } from './getcertificate';
import { handler as getcertificatefile } from './getcertificatefile';
import { handler as getcertificates } from './getcertificates';
import { handler as opencertificate } from './opencertificate';

export const incomeCertificatesCalls = [
  checkcertificate,
  endcertificate,
  getcertificate,
  getcertificatefile,
  getcertificates,
  opencertificate,
] as const;
