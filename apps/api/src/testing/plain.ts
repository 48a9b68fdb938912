export function plain(text: string): string
export function plain(text: string | null | undefined): string | undefined
/** A sentence without the marks of direction around its names and numbers. */
export function plain(text: string | null | undefined): string | undefined {
  return text?.replaceAll(/[\u2066-\u2069]/g, '')
}
