import type { CallAnswer } from '@/lib/contract';

export type Worker = CallAnswer<'workerprofile/getDetail'>;

/** A line a category, also when it has many types. */
export function listServices({ lstService }: Worker): Worker['lstService'] {
  return lstService.filter(
    (service, index) => lstService.findIndex(({ srvcategoryid }) => srvcategoryid === service.srvcategoryid) === index,
  );
}
