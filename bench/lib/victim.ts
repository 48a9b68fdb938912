import { setTimeout as sleep } from 'node:timers/promises'
import { disagreements } from './agreement.ts'
import type { BenchCustomer } from './fixture.ts'
import { newInstallation, type Installation, type Place } from './installation.ts'
import { startScript, type Started } from './processes.ts'

/** One installation that is killed again and again. */
export type Victim = Installation

const commonEnv = { SARV_DEMO: '0', SARV_RATE_LIMITS: '0', SARV_LOG_LEVEL: 'error', SARV_SANDBOX_SPEED: '0.05' }
/** A little longer than a create takes at this speed, so that every step is hit, and sometimes none. */
export const longestLifeMs = 2_200
const patienceMs = 60_000

export const newVictim = async (place: Place): Promise<Victim> => {
  const installation = await newInstallation(place, 'the-victim')
  return { ...installation, env: { ...commonEnv, ...installation.env } }
}

const start = (victim: Victim) => startScript('apps/api/src/main.ts', { env: victim.env, readyPath: '/readyz' })

/** The product answered, and said no: nothing that a kill could have done. */
class Refused extends Error {}

const request = async (server: Started, customer: BenchCustomer, method: string, path: string, body?: object) => {
  const answer = await fetch(`${server.url}/api/my${path}`, {
    method,
    headers: { authorization: `Bearer ${customer.token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Refused(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

interface Host {
  id: number
  statusId: number
}

const hostsOf = async (server: Started, customer: BenchCustomer) =>
  (await request(server, customer, 'GET', `/vm/${customer.projectId}/host/list`)) as Host[]

const act = async (server: Started, { customer, imageId }: Victim, round: number) => {
  const active = (await hostsOf(server, customer)).filter(({ statusId }) => statusId === 2)
  const victimHost = active.at(-1)
  if (round % 2 === 1 && victimHost) {
    return request(server, customer, 'DELETE', `/vm/${customer.projectId}/host/delete/${victimHost.id}`)
  }
  return request(server, customer, 'POST', `/vm/${customer.projectId}/host/create`, {
    vmImageId: imageId,
    name: `server-${round}`,
    password: 'Correct1!horse',
    isPredefined: false,
    cpu: 2,
    memory: 4,
    disk: 50,
  })
}

const openOperations = async (server: Started, customer: BenchCustomer) =>
  (await request(server, customer, 'GET', '/portal/operation/list?Active=true')) as unknown[]

const untilQuiet = async (server: Started, customer: BenchCustomer) => {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const open = await openOperations(server, customer)
    if (open.length === 0) return
    if (Date.now() > deadline) throw new Error(`still open after ${patienceMs} ms: ${JSON.stringify(open)}`)
    await sleep(50)
  }
}

/**
 * Ends the process without a word, `lifeMs` after a create (or, on odd rounds, a delete) was asked for, and lets the next
 * process tidy up. Answers what is wrong then.
 */
export const killOnce = async (victim: Victim, number: number, lifeMs: number): Promise<string[]> => {
  const first = await start(victim)
  // The kill may hit the request itself: then nothing was promised, and either outcome is right.
  const acted = act(first, victim, number).catch((error: unknown) => error)
  await sleep(lifeMs)
  await first.stop('SIGKILL')
  const failure = await acted
  if (failure instanceof Refused) throw failure

  const second = await start(victim)
  await untilQuiet(second, victim.customer)
  await second.stop()
  return victim.inspect(disagreements)
}
