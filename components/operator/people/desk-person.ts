import type { CallAnswer } from '@/lib/contract';

export type DeskPerson = CallAnswer<'operator/getperson'>['person'];

export type HeldCertificate = DeskPerson['lstCertificate'][number];
