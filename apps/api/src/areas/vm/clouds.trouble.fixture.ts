import { EngineError } from '../../ports/engine-error.ts'

/** What an engine in trouble cannot give for good; taking away works in the end. */
const scarce: ReadonlySet<string> = new Set([
  'createServer',
  'attachPort',
  'addAddress',
  'createNetwork',
  'createRouter',
  'addRouterAddress',
  'createBalancer',
])

/** How often the same call has failed in a row, whoever asks. */
const streaks = new Map<string, number>()

/** An engine of which every fifth call fails, a quarter of these after its effect; the same one never more than thrice in a row. */
export const inTrouble = <Engine extends object>(engine: Engine, random: () => number): Engine => {
  return new Proxy(engine, {
    get(target, key) {
      const member: unknown = Reflect.get(target, key)
      if (typeof member !== 'function') return member
      const method = String(key)
      return async (...args: unknown[]) => {
        if (scarce.has(method) && random() < 0.03) throw new EngineError('no_capacity', `${method}: full (injected)`)
        const call = `${method} ${JSON.stringify(args.slice(0, -1))}`
        const streak = streaks.get(call) ?? 0
        const isHit = streak < 3 && random() < 0.2
        if (isHit) streaks.set(call, streak + 1)
        else streaks.delete(call)
        const isLost = isHit && random() < 0.25
        if (isHit && !isLost) throw new EngineError('unreachable', `${method} failed (injected)`)
        const answer: unknown = await member.apply(target, args)
        if (isLost) throw new EngineError('unreachable', `${method}: the answer was lost (injected)`)
        return answer
      }
    },
  })
}
