/** What is used of the package, whose published types do not know `keepFeatures`. */
declare module 'subset-font' {
  type Options = { keepFeatures: readonly string[]; variationAxes: Record<string, { min: number; max: number }> };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
