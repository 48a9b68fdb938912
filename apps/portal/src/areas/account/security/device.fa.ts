/** Isolates a Latin name, so that it keeps its direction inside a Persian sentence. */
const latin = (value: string) => `\u2068${value}\u2069`

export const deviceText = {
  unknown: 'دستگاه نامشخص',
  on: (program: string, system: string) => `${latin(program)} روی ${latin(system)}`,
  program: (program: string) => latin(program),
}
