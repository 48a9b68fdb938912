import { fileURLToPath } from 'node:url'
import { startTestApi, type Customer } from '../apps/api/src/testing/api.ts'

/** Runs as a child of the journeys: the whole product on an in-memory database, and a way to make customers. */
export interface ServerReady {
  url: string
}

export type ServerRequest =
  | { want: 'customer' }
  | { want: 'colleague'; of: Customer; access: 'reporter' | 'maintainer' }

// Slow enough that a person, and a test, sees the steps go by; fast enough not to wait for them.
const sandboxDelayFactor = Number(process.env['E2E_SANDBOX_SPEED'] ?? '0.05')
const portalFolder = fileURLToPath(new URL('../apps/portal/dist', import.meta.url))

const api = await startTestApi({ sandboxDelayFactor, portalFolder })
const url = await api.app.listen({ host: '127.0.0.1', port: 0 })
process.send?.({ url } satisfies ServerReady)

process.on('message', (request: ServerRequest) => {
  const answer = request.want === 'customer' ? api.newCustomer() : api.newColleague(request.of, request.access)
  void answer.then((made) => process.send?.(made))
})
process.on('disconnect', () => void api.close().then(() => process.exit(0)))
