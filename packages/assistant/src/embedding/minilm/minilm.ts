// all-MiniLM-L6-v2, a sentence embedding model: tokenise, embed, six encoder layers (attend, feed forward), mean. The
// weights come from a package. The arithmetic is written here because it takes a third of the time and memory of the
// available engines (decision 37).
import { readFileSync } from 'node:fs';
import { Encoder, MAX_PIECES, type TextSpan } from './encoder.ts';
import { HIDDEN_WIDTH, loadLayerNorm } from './encoder-layer.ts';
import { addTo, type LayerNorm, normalise } from './normalise.ts';
import { tokenise, type Vocabulary } from './tokenise.ts';
import { WeightsFile } from './weights-file.ts';

/** Texts are encoded together up to this many pieces: with more, their rows would not stay in the processor's cache. */
const MAX_BATCH_PIECES = 64;
const PIECE_EMBEDDINGS = 'embeddings.word_embeddings.weight';

interface ModelFiles {
  readonly weightsPath: string;
  readonly tokenizerPath: string;
}

export class MiniLm {
  readonly #vocabulary: Vocabulary;
  readonly #weights: WeightsFile;
  readonly #positionEmbeddings: Float32Array;
  readonly #embeddingNorm: LayerNorm;
  readonly #encoder: Encoder;

  constructor({ weightsPath, tokenizerPath }: ModelFiles, sha256: string) {
    this.#vocabulary = readVocabulary(tokenizerPath);
    this.#weights = new WeightsFile(weightsPath);
    if (this.#weights.sha256() !== sha256)
      throw new Error('The weights of the embedding model do not have the expected SHA-256.');
    this.#positionEmbeddings = positionEmbeddings(this.#weights);
    this.#embeddingNorm = loadLayerNorm(this.#weights, 'embeddings.LayerNorm');
    this.#encoder = new Encoder(this.#weights);
  }

  /** Vectors of length 1 for the first text, and for as many of the following ones as fit into the same batch. */
  embed(texts: readonly string[]): Float32Array[] {
    const batch = this.#tokeniseBatch(texts);
    const spans = spansOf(batch);
    this.#embedPieces(batch, spans);
    this.#encoder.encode(spans);
    return spans.map((span) => meanVector(this.#rowsOf(span)));
  }

  /** A few short texts take hardly longer than one: most of the time goes into reading the weights. */
  #tokeniseBatch(texts: readonly string[]): number[][] {
    const batch: number[][] = [];
    let pieceCount = 0;
    for (const text of texts) {
      const pieces = tokenise(text, this.#vocabulary, MAX_PIECES);
      pieceCount += pieces.length;
      if (batch.length > 0 && pieceCount > MAX_BATCH_PIECES) break;
      batch.push(pieces);
    }
    return batch;
  }

  /** Fills the encoder's rows: each piece's embedding and that of its position, normalised. */
  #embedPieces(batch: readonly number[][], spans: readonly TextSpan[]): void {
    for (const [index, span] of spans.entries()) {
      const rows = this.#rowsOf(span);
      for (const [position, piece] of (batch[index] ?? []).entries())
        rows.set(this.#weights.row(PIECE_EMBEDDINGS, piece, HIDDEN_WIDTH), position * HIDDEN_WIDTH);
      addTo(rows, this.#positionEmbeddings);
      normalise(rows, this.#embeddingNorm);
    }
  }

  #rowsOf({ firstRow, rowCount }: TextSpan): Float32Array {
    return this.#encoder.rows(firstRow + rowCount).subarray(firstRow * HIDDEN_WIDTH);
  }
}

function readVocabulary(tokenizerPath: string): Vocabulary {
  const tokenizer = JSON.parse(readFileSync(tokenizerPath, 'utf8')) as {
    model: { vocab: Record<string, number> };
  };
  return new Map(Object.entries(tokenizer.model.vocab));
}

/** With the embedding of the first token type added, which is the only one that is used. */
function positionEmbeddings(weights: WeightsFile): Float32Array {
  const tokenType = weights.floats('embeddings.token_type_embeddings.weight');
  return weights
    .floats('embeddings.position_embeddings.weight')
    .subarray(0, MAX_PIECES * HIDDEN_WIDTH)
    .map((value, index) => value + (tokenType[index % HIDDEN_WIDTH] ?? 0));
}

function spansOf(batch: readonly number[][]): TextSpan[] {
  let firstRow = 0;
  return batch.map(({ length: rowCount }) => {
    const span = { firstRow, rowCount };
    firstRow += rowCount;
    return span;
  });
}

function meanVector(rows: Float32Array): Float32Array {
  const sum = new Float32Array(HIDDEN_WIDTH);
  for (let at = 0; at < rows.length; at += HIDDEN_WIDTH) addTo(sum, rows.subarray(at));
  const length = Math.hypot(...sum) || 1;
  return sum.map((value) => value / length);
}
