import type { TaskRow } from '../../schema';

/** The driver's last count of delivered litres; null before. */
export function findDeliveredLitres({ lines }: Pick<TaskRow, 'lines'>): number | null {
  const litres = lines.findLast(({ key }) => key === 'litres')?.params.litres;
  return typeof litres === 'number' ? litres : null;
}
