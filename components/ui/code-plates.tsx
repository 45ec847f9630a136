/**
 * A short code as plates, a digit each: copied as one, read out digit by digit; from left to right in every language.
 */
export function CodePlates({ code }: { code: string }) {
  return (
    <p dir="ltr" className="relative shrink-0 whitespace-nowrap">
      <span className="sr-only select-none">{[...code].join(' ')}</span>
      <span aria-hidden>
        {Array.from(code, (digit, index) => (
          <span
            key={index}
            className="plate ms-1.5 inline-block min-h-13 w-11 rounded-field pt-2.5 text-center text-28 narrow:w-8 narrow:text-22 font-bold leading-none first:ms-0 rtl:pt-3"
          >
            {digit}
          </span>
        ))}
      </span>
    </p>
  );
}
