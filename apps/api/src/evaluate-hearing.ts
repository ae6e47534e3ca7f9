// `npm run hearing:evaluate`: how many of the examples are heard by rules, by meaning and by both, each by meaning without its
// own tenth of the examples. The thresholds of `hear-by-meaning.ts` are chosen by it.
import { createEmbedder } from './gateways/embedder.ts';
import { evaluateHearing } from './modules/agents/index.ts';

const embedder = createEmbedder({ warn: (...told: unknown[]) => console.warn(...told) });
console.log(await evaluateHearing(embedder));
await embedder.stop();
