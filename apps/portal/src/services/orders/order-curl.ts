import type { requestOf } from '@sarv/client/client-call'

export type OrderRequest = ReturnType<typeof requestOf>

const leftOut = '...'

/** An order as a command for the terminal. No secret ever stands in it: it would stay in the shell's history. */
export const curlOf = (
  origin: string,
  { method, url, body }: OrderRequest,
  secrets: readonly string[] = [],
): string => {
  const given = Object.entries(body ?? {}).filter(([, value]) => value !== null)
  const shown = Object.fromEntries(given.map(([name, value]) => [name, secrets.includes(name) ? leftOut : value]))
  // A quote inside the shell's single quotes has to leave them, be written, and enter them again.
  const json = JSON.stringify(shown, null, 2)
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
