/** What is in any part of a union, in one: `{ a } | { b }` as `{ a } & { b }`. */
export type AllOf<Union> = (Union extends unknown ? (part: Union) => void : never) extends (whole: infer All) => void
  ? All
  : never
