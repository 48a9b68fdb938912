/**
 * Which members get a share, where the infrastructure goes on sending to one that fails its check: it is taken out, and
 * put back on trial after a while.
 */

const minute = 60_000
/** 1, 2, 4, ... minutes, and never longer. */
const longestWaitMs = 30 * minute

export const waitAfter = (outCount: number): number => Math.min(longestWaitMs, minute * 2 ** outCount)

export interface RotationState {
  /** How often in a row it was taken out; 0: it is in for good. */
  outCount: number
  /** null: the engine has it, for good or on trial. */
  outSince: Date | null
  nextTryAt: Date | null
  /** On trial: from when on a good look counts; null: it is not back on the engine yet. */
  goodFrom: Date | null
}

export interface Placed extends RotationState {
  /** What was seen of it in this look; null: nothing. */
  isUp: boolean | null
  /** It can get a share: it is on the network, and is not drained. */
  isReachable: boolean
}

export const isOut = ({ outSince }: Pick<RotationState, 'outSince'>): boolean => outSince !== null

export const isOnTrial = ({ outCount, outSince }: RotationState): boolean => outCount > 0 && outSince === null

/**
 * Whether a look at it says anything. The engine takes one that has just come back for well until its check has failed: a
 * good look counts once the check has had its time.
 */
export const isTelling = (member: RotationState, { isUp }: { isUp: boolean }, at: Date): boolean => {
  if (isOut(member)) return false
  if (!isOnTrial(member)) return true
  return member.goodFrom !== null && (!isUp || member.goodFrom <= at)
}

/** `in`: for good, as if nothing had been; `trial`: back, to be looked at. */
export type Turn = 'out' | 'trial' | 'in'

interface Look {
  at: Date
  /** Whether members of this balancer are taken out at all. */
  isRotated: boolean
  /** Somebody wants all of them looked at now. */
  isAsked?: boolean | undefined
}

/** What turns of the members of one listener; nothing where all stay as they are. */
export const turnsOf = <Member extends Placed>(
  members: readonly Member[],
  { at, isRotated, isAsked = false }: Look,
): { member: Member; turn: Turn }[] => {
  if (!isRotated) return members.filter(({ outCount }) => outCount > 0).map((member) => ({ member, turn: 'in' }))

  const told = members.filter(({ isReachable }) => isReachable).map((member) => ({ member, look: lookAt(member, at) }))
  const hasGood = told.some(({ look }) => look === 'good')
  // Who is not seen may well answer.
  const isAllBad = !hasGood && told.every(({ member, look }) => isOut(member) || look === 'bad')
  return members.flatMap((member) => {
    const turn = turnOf(member, { at, isAsked, hasGood, isAllBad })
    return turn ? [{ member, turn }] : []
  })
}

const lookAt = (member: Placed, at: Date): 'good' | 'bad' | 'nothing' => {
  const { isUp } = member
  if (isUp === null || !isTelling(member, { isUp }, at)) return 'nothing'
  return isUp ? 'good' : 'bad'
}

interface Others {
  at: Date
  isAsked: boolean
  /** Some member answers: whoever does not may leave. */
  hasGood: boolean
  isAllBad: boolean
}

const turnOf = (member: Placed, { at, isAsked, hasGood, isAllBad }: Others): Turn | undefined => {
  if (member.nextTryAt !== null) return isAsked || isAllBad || member.nextTryAt <= at ? 'trial' : undefined
  const look = lookAt(member, at)
  if (look === 'bad' && member.isReachable && hasGood) return 'out'
  // Nobody is taken out for whom there is nobody else: it waits in its place.
  return look !== 'nothing' && isOnTrial(member) ? 'in' : undefined
}
