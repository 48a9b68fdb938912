/** So many looks at a member are kept, and besides them the last good one. */
export const keptProbes = 50
/** Of what a member answered. */
export const longestExcerpt = 500

/** Why a look at a member was no good one. */
export const probeProblems = ['timeout', 'refused', 'unreachable', 'wrongCode', 'reported'] as const
export type ProbeProblem = (typeof probeProblems)[number]

/** What is probably wrong with a member: keys of the sentences in `probes.fa.ts`. */
export const probeCauses = [
  'left',
  'off',
  'firewall',
  'notListening',
  'tooSlow',
  'silent',
  'noRoute',
  'wrongPath',
  'wrongHost',
  'elsewhere',
  'forbidden',
  'broken',
  'otherCode',
  'reported',
] as const
export type ProbeCause = (typeof probeCauses)[number]

export interface Probe {
  isUp: boolean
  problem: ProbeProblem | null
  millis: number | null
  statusCode: number | null
  excerpt: string | null
}

/** What is known of a member besides how it answered. */
export interface MemberFacts {
  /** It is on the balancer's network. */
  isThere: boolean
  isOn: boolean
  /** Its firewall lets the balancer in at the port. */
  isLetIn: boolean
  timeoutMs: number
  hasHostHeader: boolean
}

/** An answer that took more of its time than this was nearly too slow. */
const nearlyLate = 0.5

const causeOfCode = (code: number | null, { hasHostHeader }: MemberFacts): ProbeCause => {
  if (code === 404) return 'wrongPath'
  // A web server that does not know for which of its names it is asked.
  if (code === 421 || (code === 400 && !hasHostHeader)) return 'wrongHost'
  if (code === 401 || code === 403) return 'forbidden'
  if (code !== null && code >= 300 && code < 400) return 'elsewhere'
  return code !== null && code >= 500 ? 'broken' : 'otherCode'
}

const causeOfSilence = (lastGood: Probe | null, { timeoutMs }: MemberFacts): ProbeCause =>
  (lastGood?.millis ?? 0) > timeoutMs * nearlyLate ? 'tooSlow' : 'silent'

/** The nearest explanation first: whoever answers is on, and let in. null: it is well, or was never looked at. */
export const causeOf = (last: Probe | undefined, lastGood: Probe | null, facts: MemberFacts): ProbeCause | null => {
  if (!last || last.isUp) return null
  if (last.problem === 'wrongCode') return causeOfCode(last.statusCode, facts)
  if (!facts.isThere) return 'left'
  if (!facts.isOn) return 'off'
  if (last.problem === 'refused') return 'notListening'
  if (!facts.isLetIn) return 'firewall'
  if (last.problem === 'timeout') return causeOfSilence(lastGood, facts)
  return last.problem === 'unreachable' ? 'noRoute' : 'reported'
}

/** What of an answer is another than before; `null` where there was none. */
export type ProbeDifference =
  | { what: 'answer'; before: string | null; after: string | null }
  | { what: 'code'; before: number | null; after: number | null }
  | { what: 'time'; before: number; after: number }
  | { what: 'problem'; after: ProbeProblem }

/** The body alone: the head holds dates. */
const bodyOf = (excerpt: string | null): string | null =>
  excerpt
    ?.split(/\r?\n\r?\n/)
    .slice(1)
    .join('\n\n') ?? null

/** Twice as long, and by more than nobody would notice. */
const isSlower = (before: number, after: number): boolean => after > before * 2 && after - before > 50

export const differencesOf = (last: Probe | undefined, lastGood: Probe | null): ProbeDifference[] => {
  if (!last || last.isUp || !lastGood) return []
  const differences: ProbeDifference[] = []
  if (last.problem !== null && last.problem !== 'wrongCode') differences.push({ what: 'problem', after: last.problem })
  if (last.statusCode !== lastGood.statusCode) {
    differences.push({ what: 'code', before: lastGood.statusCode, after: last.statusCode })
  }
  const [before, after] = [bodyOf(lastGood.excerpt), bodyOf(last.excerpt)]
  if (before !== after) differences.push({ what: 'answer', before, after })
  if (last.millis !== null && lastGood.millis !== null && isSlower(lastGood.millis, last.millis)) {
    differences.push({ what: 'time', before: lastGood.millis, after: last.millis })
  }
  return differences
}

/** Three bad ones of the last five are told once; that it is well again only when ten in a row were good. */
const lookedAt = { forDown: 5, badForDown: 3, forUp: 10 } as const
export const longestLookBack = lookedAt.forUp

/** Whether somebody should be told about a member, by its last looks, the newest first. One that flutters is told once. */
export const newsOf = (looks: readonly boolean[], wasToldDown: boolean): 'down' | 'up' | undefined => {
  if (wasToldDown) {
    const last = looks.slice(0, lookedAt.forUp)
    return last.length === lookedAt.forUp && last.every(Boolean) ? 'up' : undefined
  }
  const isBad = looks[0] === false
  const bad = looks.slice(0, lookedAt.forDown).filter((isUp) => !isUp).length
  return isBad && bad >= lookedAt.badForDown ? 'down' : undefined
}
