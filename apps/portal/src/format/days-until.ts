import { wireToUtc } from './dates.ts'

const dayMs = 86_400_000

/** Whole days from now until a moment of the wire; 0 once it is over. */
export const daysUntil = (wire: string, now: string): number => {
  const [end, start] = [wireToUtc(wire), wireToUtc(now)]
  return end && start ? Math.max(0, Math.floor((end.getTime() - start.getTime()) / dayMs)) : 0
}
