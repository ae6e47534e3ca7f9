// The used part of a package without types.
declare module 'pdfkit' {
  interface PageOptions {
    readonly size: 'A4';
    readonly margin: number;
    readonly info: Readonly<Record<string, string | Date>>;
    readonly lang: string;
    readonly displayTitle: boolean;
  }
  interface TextOptions {
    readonly lineBreak?: boolean;
    readonly link?: string;
  }
  class PDFDocument {
    constructor(options: PageOptions);
    on(event: 'data', listener: (chunk: Buffer) => void): this;
    on(event: 'end', listener: () => void): this;
    on(event: 'error', listener: (error: unknown) => void): this;
    end(): void;
    registerFont(name: string, file: Buffer): this;
    font(name: string): this;
    fontSize(size: number): this;
    widthOfString(text: string): number;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    circle(x: number, y: number, radius: number): this;
    rect(x: number, y: number, width: number, height: number): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    lineWidth(width: number): this;
    lineCap(cap: 'round' | 'butt'): this;
    fill(colour: string): this;
    fillColor(colour: string): this;
    stroke(colour: string): this;
  }
  // biome-ignore lint/style/noDefaultExport: the package has one.
  export default PDFDocument;
}
