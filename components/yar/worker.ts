import type { CallAnswer } from '@/lib/contract';

export type Worker = CallAnswer<'workerprofile/getDetail'>;

/** A line a category, whatever is done of it. */
export function listServices({ lstService }: Worker): Worker['lstService'] {
  return lstService.filter(
    (service, index) => lstService.findIndex(({ srvcategoryid }) => srvcategoryid === service.srvcategoryid) === index,
  );
}
