import { createPath, type VmCreateBody } from './vm-order.ts'

/** The order as a command for the terminal. The password never stands in it: it would stay in the shell's history. */
export const curlOf = (origin: string, projectId: number, { password, ...body }: VmCreateBody): string => {
  const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null))
  const sent = password === null ? given : { ...given, password: '...' }
  // A quote inside the shell's single quotes has to leave them, be written, and enter them again.
  const json = JSON.stringify(sent, null, 2)
    .replaceAll('\n', '\n  ')
    .replaceAll("'", String.raw`'\''`)
  return [
    `curl -X POST ${origin}${createPath(projectId)} \\`,
    '  -H "Authorization: Bearer $TOKEN" \\',
    '  -H "Content-Type: application/json" \\',
    '  -H "Idempotency-Key: $(uuidgen)" \\',
    `  -d '${json}'`,
  ].join('\n')
}
