import type { PlanObstacle } from './network-plans.rules.ts'

/** Why a change cannot stand where it stands in its plan. */
export const planObstacleText: Readonly<Record<PlanObstacle, string>> = {
  unmade: 'نشانی تازه‌ای که این تغییر به آن تکیه دارد پیش از آن در طرح نیست.',
  unmadeNetwork: 'شبکه تازه‌ای که این تغییر به آن تکیه دارد پیش از آن در طرح نیست.',
  twice: 'همین چیز پیش‌تر در این طرح تغییر کرده است؛ یکی از دو تغییر را بردارید.',
}
