import { setTimeout as sleep } from 'node:timers/promises'
import { EngineError } from '../../ports/engine-error.ts'
import type { EngineErrorCode } from '../../ports/engine-error.ts'

/**
 * `error` fails before the effect; `crashAfterEffect` has its effect and loses the answer; `timeout` never answers, until
 * the caller aborts; `slow` answers after `slowMs`, or once `until` has come.
 */
export type FaultKind = 'error' | 'timeout' | 'crashAfterEffect' | 'slow'

export interface Fault<Engine> {
  method: Extract<keyof Engine, string>
  kind: FaultKind
  /** How many calls it hits (1), of those that `probability` (1) picks. */
  count?: number
  probability?: number
  /** What `error` throws. */
  code?: EngineErrorCode
  slowMs?: number
  until?: Promise<void>
}

/** Shares of all calls, reads too; what is left of 1 goes well. */
export interface FaultRates {
  errorRate: number
  crashRate: number
}

export interface Faults<Engine> {
  inject(fault: Fault<Engine>): void
  /**
   * From now on every method, chosen by chance: `errorRate` of the calls fail before their effect, `crashRate` lose their
   * answer after it. Faults that were injected by name come first. For many operations at once on an engine in trouble.
   */
  injectEverywhere(rates: FaultRates): void
  /** Nothing more goes wrong. */
  clear(): void
  take(method: Fault<Engine>['method']): Fault<Engine> | undefined
}

/** `random` decides by probability; give a seeded one to make a failing run repeatable. */
export const createFaults = <Engine>(random: () => number = Math.random): Faults<Engine> => {
  let waiting: (Fault<Engine> & { left: number })[] = []
  let everywhere: FaultRates = nowhere

  const takeByChance = (method: Fault<Engine>['method']): Fault<Engine> | undefined => {
    const chance = random()
    if (chance < everywhere.errorRate) return { method, kind: 'error' }
    if (chance < everywhere.errorRate + everywhere.crashRate) return { method, kind: 'crashAfterEffect' }
    return undefined
  }

  return {
    inject: (fault) => void waiting.push({ ...fault, left: fault.count ?? 1 }),
    injectEverywhere: (rates) => {
      everywhere = rates
    },
    clear: () => {
      waiting = []
      everywhere = nowhere
    },
    take(method) {
      const fault = waiting.find((one) => one.method === method && random() < (one.probability ?? 1))
      if (!fault) return takeByChance(method)
      if (--fault.left === 0) waiting = waiting.filter((one) => one !== fault)
      return fault
    },
  }
}

const nowhere: FaultRates = { errorRate: 0, crashRate: 0 }

/** Numbers in [0, 1) that are the same for the same seed: a run that failed can be run again (Lehmer, 1951). */
export const seededRandom = (seed: number): (() => number) => {
  let state = (seed % 2_147_483_646) + 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** The same engine, failing as told. For tests of what stands on an engine; every port's methods end in their signal. */
export const withFaults = <Engine extends object>(engine: Engine, faults: Faults<Engine>): Engine =>
  new Proxy(engine, {
    get(target, key) {
      const member: unknown = Reflect.get(target, key)
      if (typeof member !== 'function') return member
      return async (...args: unknown[]) => {
        const fault = faults.take(key as Fault<Engine>['method'])
        if (fault) await before(fault, args.at(-1) as AbortSignal)
        const answer: unknown = await member.apply(target, args)
        if (fault?.kind === 'crashAfterEffect') {
          throw new EngineError('unreachable', `${fault.method}: the answer was lost (injected)`)
        }
        return answer
      }
    },
  })

const before = async <Engine>(fault: Fault<Engine>, signal: AbortSignal): Promise<void> => {
  signal.throwIfAborted()
  if (fault.kind === 'error') throw new EngineError(fault.code ?? 'internal', `${fault.method} failed (injected)`)
  if (fault.kind === 'slow')
    await (fault.until ?? sleep(fault.slowMs ?? 50, undefined, { signal }).catch(() => undefined))
  if (fault.kind === 'timeout') await new Promise((resolve) => signal.addEventListener('abort', resolve))
  signal.throwIfAborted()
}
