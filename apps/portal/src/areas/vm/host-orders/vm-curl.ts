import { requestOf } from '@sarv/client/client-call'
import { vmHostCreate } from '@sarv/client/vm/host-orders.calls.generated'
import { secretFields, type VmCreateBody } from './vm-order.ts'

const leftOut = '...'

const isSecret = (name: string): boolean => secretFields.some((field) => field === name)

/** The order as a command for the terminal. No secret ever stands in it: it would stay in the shell's history. */
export const curlOf = (origin: string, projectId: number, body: VmCreateBody): string => {
  const { method, url } = requestOf(vmHostCreate, { projectId, body })
  const given = Object.entries(body).filter(([, value]) => value !== null)
  const shown = Object.fromEntries(given.map(([name, value]) => [name, isSecret(name) ? leftOut : value]))
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
