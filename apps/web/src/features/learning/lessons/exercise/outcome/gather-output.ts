const GATHERED_MS = 60;

/** A program can print thousands of lines in a moment; the screen is updated with all of them at once. */
export function gatherOutput(show: (text: string) => void) {
  let gathered = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (gathered !== '') show(gathered);
    gathered = '';
  }
  function add(text: string): void {
    gathered += text;
    timer ??= setTimeout(flush, GATHERED_MS);
  }
  return { add, flush };
}
