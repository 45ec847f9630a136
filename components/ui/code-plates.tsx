/** A short code as plates, a digit each; read and copied as one, from left to right in every language. */
export function CodePlates({ code }: { code: string }) {
  return (
    <p dir="ltr" className="shrink-0 whitespace-nowrap">
      {Array.from(code, (digit, index) => (
        <span
          key={index}
          className="plate ms-1.5 inline-block min-h-13 w-11 rounded-field pt-2.5 text-center text-28 font-bold leading-none first:ms-0 rtl:pt-3"
        >
          {digit}
        </span>
      ))}
    </p>
  );
}
