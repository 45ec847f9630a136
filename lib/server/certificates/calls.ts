import { handler as savecertificate } from './savecertificate';

export const certificatesCalls = [savecertificate] as const;
