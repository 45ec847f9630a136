import { UserRound } from 'lucide-react';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';

const sizes = { small: 'size-10', medium: 'size-14', large: 'size-20' };
const iconSizes = { small: 20, medium: 24, large: 40 } as const;

interface AvatarProps {
  /** Without one the default picture is drawn. */
  imageUrl?: string | null;
  size?: keyof typeof sizes;
  className?: string;
}

/** A person's picture. Decorative: the name stands beside it. */
export function Avatar({ imageUrl, size = 'medium', className }: AvatarProps) {
  return (
    <span
      className={classNames(
        'inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-enamel-100 text-enamel-700',
        sizes[size],
        className,
      )}
    >
      {/* Uploaded pictures come from the file host in the size they are shown in. */}
      {}
      {imageUrl ? (
        <img src={imageUrl} alt="" loading="lazy" decoding="async" className="size-full object-cover" />
      ) : (
        <Icon icon={UserRound} size={iconSizes[size]} />
      )}
    </span>
  );
}
