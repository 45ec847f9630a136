/** A key as it is written on the keyboard. */
export function Key({ name }: { name: string }) {
  return (
    <kbd
      dir="ltr"
      className="inline-flex min-w-6 items-center justify-center border bg-card px-1.5 py-0.5 font-sans text-12 font-semibold text-stone-500"
    >
      {name}
    </kbd>
  );
}
