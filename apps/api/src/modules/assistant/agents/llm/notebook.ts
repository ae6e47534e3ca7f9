import type { FoundPassage } from '@academy/assistant/embedding/passages';
import type { AgentCitation } from '@academy/contract/assistant/agents';
import { citationOf } from '../answers/courseware.ts';
import type { Tools } from '../tools.ts';
import { untagged } from './instructions.ts';

/** The passages that a model was given, each under an id that it can cite. */
export class Notebook {
  readonly #passages = new Map<string, FoundPassage>();

  /** Adds passages, each once, and returns them as the model reads them. */
  add(found: readonly FoundPassage[]): string {
    return found
      .map((passage) => {
        const id = this.#idOf(passage);
        this.#passages.set(id, passage);
        const { title, heading, body } = passage;
        return `<passage id="${id}">\n${untagged(`${title}: ${heading}\n${body}`)}\n</passage>`;
      })
      .join('\n');
  }

  has(id: string): boolean {
    return this.#passages.has(id);
  }

  get texts(): string[] {
    return [...this.#passages.values()].map(({ title, heading, body }) => `${title} ${heading} ${body}`);
  }

  /** A lesson is one source, however many of its passages were cited. */
  citations(tools: Tools, ids: readonly string[]): AgentCitation[] {
    const cited = ids.flatMap((id) => {
      const passage = this.#passages.get(id);
      return (passage && citationOf(tools, passage, passage.quote.join(' '))) ?? [];
    });
    return [...new Map(cited.map((citation) => [citation.lessonId, citation])).values()];
  }

  #idOf({ lessonId, position }: FoundPassage): string {
    for (const [id, known] of this.#passages)
      if (known.lessonId === lessonId && known.position === position) return id;
    return `p${this.#passages.size + 1}`;
  }
}
