import { expect, it } from 'vitest'
import { runSteps, type CheckReport } from './steps.ts'

const { signal } = new AbortController()
const fails = async () => {
  throw new Error('it rains')
}

it('leaves out what hangs on a failed step, also through another, and always does what must be done', async () => {
  const reports: CheckReport[] = []
  const done: string[] = []
  const does = (name: string) => async () => void done.push(name)
  const isFine = await runSteps(
    [
      { name: 'first', run: does('first') },
      { name: 'second', run: fails },
      { name: 'third', needs: ['second'], run: does('third') },
      { name: 'fourth', needs: ['first', 'third'], run: does('fourth') },
      { name: 'last', isAlways: true, run: does('last') },
    ],
    { signal, stepMs: 1000, say: (report) => reports.push(report) },
  )
  expect(isFine).toBe(false)
  expect(done).toEqual(['first', 'last'])
  expect(reports).toMatchObject([
    { name: 'first', outcome: 'works' },
    { name: 'second', outcome: 'fails', reason: 'it rains' },
    { name: 'third', outcome: 'left out', because: 'second does not work' },
    { name: 'fourth', outcome: 'left out', because: 'third does not work' },
    { name: 'last', outcome: 'works' },
  ])
})

it('does nothing more once it is interrupted, except what must be done', async () => {
  const done: string[] = []
  const steps = ['usual', 'always'].map((name) => ({
    name,
    isAlways: name === 'always',
    run: async () => void done.push(name),
  }))
  expect(await runSteps(steps, { signal: AbortSignal.abort(), stepMs: 1000, say: () => {} })).toBe(false)
  expect(done).toEqual(['always'])
})

it('ends a step that takes too long', async () => {
  const reports: CheckReport[] = []
  const never = (signal: AbortSignal) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
  await runSteps([{ name: 'slow', run: never }], { signal, stepMs: 20, say: (report) => reports.push(report) })
  expect(reports).toMatchObject([{ outcome: 'fails', reason: expect.stringContaining('timeout') }])
})
