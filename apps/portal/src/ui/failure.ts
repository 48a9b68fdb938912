export interface Failure {
  message?: string
  traceId?: string
}

const textAt = (value: unknown, key: string): string | undefined => {
  if (typeof value !== 'object' || value === null || !(key in value)) return undefined
  const found = (value as Record<string, unknown>)[key]
  return typeof found === 'string' && found !== '' ? found : undefined
}

/** The sentence and the trace id of a failed call: the server's problem document, bare or inside RTK Query's `data`. */
export const failureOf = (error: unknown): Failure => {
  const body = typeof error === 'object' && error !== null && 'data' in error ? error.data : error
  return {
    message: textAt(body, 'errorMessage') ?? (typeof body === 'string' && body !== '' ? body : undefined),
    traceId: textAt(body, 'traceId') ?? textAt(error, 'traceId'),
  }
}
