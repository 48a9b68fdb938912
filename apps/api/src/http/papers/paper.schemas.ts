/** A value with its name; codes, numbers to copy and addresses of pages keep their own direction. */
export interface Fact {
  label: string
  text: string
  isCode: boolean
}

/** A row of seller or buyer; long ones have a line of their own. */
export interface PartyRow extends Fact {
  isLong: boolean
}

/** What a paper says, all of it as people read it. */
export interface Paper {
  brand: string
  title: string
  /** For the name of the document. */
  number: string
  badge: string | null
  /** On its side for tables of many columns. */
  size: 'a4' | 'a4-wide' | 'a5'
  facts: Fact[]
  parties: { title: string; rows: PartyRow[] }[]
  table: {
    columns: { title: string; isWide: boolean }[]
    rows: string[][]
    /** Under the columns: a title over the first ones, then one cell each. */
    foot: { title: string; span: number; cells: string[] } | null
  } | null
  /** The last one is what it comes to. */
  sums: { label: string; value: string }[]
  words: { label: string; text: string } | null
  notes: string[]
  signatures: string[]
  /** Where the paper can be looked up. */
  link: string
  qrText: string
  footer: string
  /** With `{page}` and `{pages}`. */
  page: string
}
