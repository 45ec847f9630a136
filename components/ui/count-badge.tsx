/** How many are new. `text` is the number in the page's digits; `label` says it to readers who do not see it. */
export function CountBadge({ text, label }: { text: string; label: string }) {
  return (
    <span className="inline-flex h-6 min-w-6 shrink-0 items-center justify-center rounded-full bg-enamel-600 px-2 text-12 font-bold leading-none text-white">
      <span aria-hidden className="own-direction rtl:pt-0.5">
        {text}
      </span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
