import { isolated } from '@sarv/contract/direction'

export const deviceText = {
  unknown: 'دستگاه نامشخص',
  on: (program: string, system: string) => `${isolated(program)} روی ${isolated(system)}`,
  program: (program: string) => isolated(program),
}
