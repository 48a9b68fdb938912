import type { requestOf } from '@sarv/client/client-call'

export type OrderRequest = ReturnType<typeof requestOf>

const leftOut = '...'

const isSecret = (name: string, value: unknown, secrets: readonly string[]): boolean =>
  secrets.includes(name) && Boolean(value)

/** Whether one of these fields is filled in, however deep. */
export const holdsSecret = (body: unknown, secrets: readonly string[]): boolean =>
  typeof body === 'object' &&
  body !== null &&
  Object.entries(body).some(([name, value]) => isSecret(name, value, secrets) || holdsSecret(value, secrets))

/** An order as a command for the terminal. No secret ever stands in it: it would stay in the shell's history. */
export const curlOf = (
  origin: string,
  { method, url, body }: OrderRequest,
  secrets: readonly string[] = [],
): string => {
  const shown = (name: string, value: unknown) => {
    if (isSecret(name, value, secrets)) return leftOut
    return value === null ? undefined : value
  }
  // A quote inside the shell's single quotes has to leave them, be written, and enter them again.
  const json = JSON.stringify(body ?? {}, shown, 2)
    .replaceAll('\n', '\n  ')
    .replaceAll("'", String.raw`'\''`)
  return [
    `curl -X ${method} ${origin}${url} \\`,
    '  -H "Authorization: Bearer $TOKEN" \\',
    '  -H "Content-Type: application/json" \\',
    '  -H "Idempotency-Key: $(uuidgen)" \\',
    `  -d '${json}'`,
  ].join('\n')
}
