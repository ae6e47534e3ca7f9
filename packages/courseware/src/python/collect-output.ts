export const OUTPUT_LIMIT = 20_000;
const NEWLINE = 10;

export interface OutputCollector {
  readonly receive: (bytes: Uint8Array) => void;
  /** Everything that was printed, up to the limit. */
  readonly finish: () => string;
}

/** Collects bytes into lines and passes each on at once, so that a long program shows that it is running. */
export function collectOutput(onOutput: (text: string) => void): OutputCollector {
  const decoder = new TextDecoder();
  let line: number[] = [];
  let output = '';
  let isCut = false;

  function flush(): void {
    const text = decoder.decode(new Uint8Array(line), { stream: true });
    line = [];
    if (text === '' || isCut) return;
    isCut = output.length + text.length > OUTPUT_LIMIT;
    const shown = isCut ? `${text.slice(0, OUTPUT_LIMIT - output.length)}\n${CUT_SENTENCE}\n` : text;
    output += shown;
    onOutput(shown);
  }

  return {
    receive(bytes) {
      // An endless loop must not fill the memory with output that nobody will see.
      if (isCut) return;
      for (const byte of bytes) {
        line.push(byte);
        if (byte === NEWLINE || line.length > OUTPUT_LIMIT) flush();
      }
    },
    finish() {
      flush();
      return output;
    },
  };
}

const CUT_SENTENCE = `(Your program printed more than ${OUTPUT_LIMIT} characters. The rest is not shown.)`;
