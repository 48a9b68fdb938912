import { latin } from '../../../format/isolate.ts'

export const deviceText = {
  unknown: 'دستگاه نامشخص',
  on: (program: string, system: string) => `${latin(program)} روی ${latin(system)}`,
  program: (program: string) => latin(program),
}
