import type { FastifyInstance } from 'fastify'
import { livenessCalls } from '@sarv/contract/financial/liveness/liveness.calls'
import { implement } from '../../../http/implement.ts'

const alive = (): void => undefined
/** They change nothing and leave no line in the activity log. */
const asked = { audit: false } as const

export const livenessRoutes = (app: FastifyInstance): void => {
  implement(app, livenessCalls.homeIndex, alive, asked)
  implement(app, livenessCalls.homeIndexRead, alive)
  implement(app, livenessCalls.financialHomeIndex, alive, asked)
}
