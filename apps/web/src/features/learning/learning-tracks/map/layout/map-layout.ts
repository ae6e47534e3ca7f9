/** A node's position on the map; all lengths are CSS pixels at scale 1. */
export interface MapBox {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A Bézier curve from one box to another: start, two control points, end. */
export interface MapThread {
  readonly from: string;
  readonly to: string;
  readonly curve: readonly [number, number, number, number, number, number, number, number];
}

/** A label next to the boxes. */
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
  /** The maximum width of a box. */
  readonly boxWidth: number;
  readonly boxHeight: number;
  /** Between the boxes of a row. */
  readonly columnGap: number;
  /** Between rows; the threads run in it. */
  readonly rowGap: number;
  /** Around the whole map. */
  readonly margin: number;
  /** Timeline: the space for the hours at the left. */
  readonly markWidth: number;
}
