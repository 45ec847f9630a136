import { useSyncExternalStore, type FormEvent, type ReactNode, type Ref } from 'react';

interface ReadyFormProps {
  ref?: Ref<HTMLFormElement>;
  onSubmit: (event: FormEvent) => void;
  children: ReactNode;
}

const subscribe = () => () => undefined;

/**
 * A form that waits for its script. Text that is typed before would be lost, and a browser that sends it by itself
 * would put the password into the address.
 */
export function ReadyForm({ ref, onSubmit, children }: ReadyFormProps) {
  const isReady = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return (
    <form ref={ref} noValidate method="post" onSubmit={onSubmit} className="flex grow flex-col gap-4">
      <fieldset disabled={!isReady} className="contents">
        {children}
      </fieldset>
    </form>
  );
}
