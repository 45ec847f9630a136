import { LoaderCircle } from 'lucide';
import { Icon } from '@/components/ui/icon';

/** Turns while something is awaited; the words are the caller's. */
export function Spinner({ size = 20 }: { size?: 16 | 20 | 24 | 32 | 40 }) {
  return <Icon icon={LoaderCircle} size={size} className="animate-spin" />;
}
