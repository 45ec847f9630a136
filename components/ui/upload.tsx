import { useId, type ReactNode } from 'react';
import { X, type IconNode } from 'lucide';
import { IconButton } from '@/components/ui/button';
import { toButtonClassName } from '@/components/ui/button-look';
import { classNames } from '@/components/ui/class-names';
import { FieldMessage } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { ProgressBar } from '@/components/ui/progress';

interface UploadButtonProps {
  label: ReactNode;
  icon: IconNode;
  /** The file input's types, such as `image/*`. */
  accept: string;
  /** Takes the one file. Left out where several are taken at once. */
  onFile?: (file: File) => void;
  onFiles?: (files: readonly File[]) => void;
  isDisabled?: boolean;
  /** `button` where a dashed field would outweigh what stands beside it. */
  look?: 'field' | 'button';
  hint?: ReactNode;
  error?: ReactNode;
}

const looks = {
  field:
    'flex min-h-16 items-center justify-center gap-3 rounded-card border border-dashed border-stone-500/80 bg-card px-4 font-medium text-enamel-700 transition-colors hover:border-enamel-600 hover:bg-enamel-50',
  button: toButtonClassName({ variant: 'secondary' }),
};

/** A file input drawn as a dashed field, or as a button. The same file can be chosen again after a failure. */
export function UploadButton({
  label,
  icon,
  accept,
  onFile,
  onFiles,
  isDisabled = false,
  look = 'field',
  hint,
  error,
}: UploadButtonProps) {
  const id = useId();
  return (
    <div>
      <label
        className={classNames(
          'cursor-pointer has-[:focus-visible]:outline has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-enamel-600',
          looks[look],
          isDisabled && 'pointer-events-none opacity-50',
        )}
      >
        <input
          type="file"
          accept={accept}
          multiple={onFiles !== undefined}
          disabled={isDisabled}
          aria-describedby={`${id}-message`}
          className="sr-only"
          onChange={(event) => {
            const files = [...(event.target.files ?? [])];
            event.target.value = '';
            const [file] = files;
            if (!file) return;
            onFile?.(file);
            onFiles?.(files);
          }}
        />
        <Icon icon={icon} size={look === 'field' ? 24 : 20} />
        <span>{label}</span>
      </label>
      <FieldMessage id={id} hint={hint} error={error} />
    </div>
  );
}

interface UploadItemProps {
  /** A thumbnail, a player or a name. */
  children: ReactNode;
  /** 0 to 100 while it is on its way, null when it has arrived. */
  percent: number | null;
  progressLabel: string;
  /** Cancels what is on its way, removes what has arrived. */
  removeLabel: string;
  onRemove: () => void;
}

export function UploadItem({ children, percent, progressLabel, removeLabel, onRemove }: UploadItemProps) {
  return (
    <div className="flex items-center gap-3 rounded-card border border-stone-200 bg-card py-2 pe-2 ps-4">
      <div className="flex min-w-0 grow flex-col gap-2">
        {children}
        {percent !== null && <ProgressBar label={progressLabel} percent={percent} />}
      </div>
      <IconButton label={removeLabel} onClick={onRemove}>
        <Icon icon={X} />
      </IconButton>
    </div>
  );
}
