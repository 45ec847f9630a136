const READ_BY_MS = 60_000;

/** Has the browser save a text that the page made as a file. */
export function saveTextFile(name: string, contentType: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: contentType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers begin to read only after this turn.
  setTimeout(() => URL.revokeObjectURL(address), READ_BY_MS);
}
