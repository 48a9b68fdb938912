/** What a form takes: `image/png` and the like, or an ending such as `.pem`. */
export type FileKind = `${string}/${string}` | `.${string}`

export interface FileLimits {
  accept: readonly FileKind[]
  maxBytes: number
}

const isOfKind = (file: Pick<File, 'name' | 'type'>, kind: FileKind): boolean => {
  if (kind.startsWith('.')) return file.name.toLowerCase().endsWith(kind.toLowerCase())
  const [group, name] = kind.split('/')
  return name === '*' ? file.type.startsWith(`${group}/`) : file.type === kind
}

/** Why a file cannot be taken; dropped files have passed no filter, and the chosen ones only the browser's. */
export const refusalOf = (
  file: Pick<File, 'name' | 'type' | 'size'>,
  { accept, maxBytes }: FileLimits,
): 'wrongType' | 'tooLarge' | undefined => {
  if (accept.length > 0 && !accept.some((kind) => isOfKind(file, kind))) return 'wrongType'
  return file.size > maxBytes ? 'tooLarge' : undefined
}

/** The kinds as people know them: PNG, JPEG, PEM. */
export const namesOfKinds = (accept: readonly FileKind[]): string =>
  [...new Set(accept.map((kind) => kind.replace(/^\.|^.*\//, '').toUpperCase()))].join(', ')
