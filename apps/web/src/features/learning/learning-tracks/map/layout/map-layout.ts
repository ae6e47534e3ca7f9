/** A node's place on the map; all lengths are CSS pixels at scale 1. */
export interface MapBox {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A Bézier curve from one box to another: start, two handles, end. */
export interface MapThread {
  readonly from: string;
  readonly to: string;
  readonly curve: readonly [number, number, number, number, number, number, number, number];
}

/** A word beside the boxes. */
interface MapMark {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

export interface MapLayout {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly MapBox[];
  readonly threads: readonly MapThread[];
  readonly marks: readonly MapMark[];
}

export interface MapMetrics {
  /** The widest that a box may be. */
  readonly boxWidth: number;
  readonly boxHeight: number;
  /** Between boxes of a row. */
  readonly columnGap: number;
  /** Between rows; the threads run in it. */
  readonly rowGap: number;
  /** Around everything. */
  readonly margin: number;
  /** Timeline: the room for the hours at the left. */
  readonly markWidth: number;
}
