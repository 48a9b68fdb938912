import { spawn } from 'node:child_process'
import { LabUnavailable } from './lab.ts'
import { planCeph } from './test-engines.ceph.ts'
import { planOpenStack } from './test-engines.openstack.ts'
import type { Execute, Plan } from './test-engines.plan.ts'

/**
 * `npm run test:engines -- openstack | ceph [words]`: against a real engine that is brought up for it and ended afterwards;
 * one that was up before is used and left up. The words of each are in the README of its lab.
 */
const plans: Record<string, { usage: string; plan: (words: readonly string[]) => Plan | undefined }> = {
  openstack: {
    usage: 'openstack [fake] [tcg] [walk] [clouds] [ways] [journey]; the journey needs tcg',
    plan: planOpenStack,
  },
  ceph: { usage: 'ceph [suite] [walk] [clients] [kill]', plan: planCeph },
}

const [engine = '', ...words] = process.argv.slice(2)
const plan = plans[engine]?.plan(words)
if (!plan) {
  for (const { usage } of Object.values(plans)) console.error(`usage: npm run test:engines -- ${usage}`)
  process.exit(2)
}

const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort())

const execute: Execute = (command, args, env) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
    const end = () => void child.kill('SIGTERM')
    stopping.signal.addEventListener('abort', end)
    child.on('error', reject)
    child.on('exit', (code) => {
      stopping.signal.removeEventListener('abort', end)
      resolve(code ?? 1)
    })
  })

const testAll = async ({ bringUp, parts }: Plan, running: string | undefined): Promise<number> => {
  const labFile = await bringUp(running, stopping.signal)
  let failed = 0
  for (const { title, run } of parts) {
    if (stopping.signal.aborted) return 1
    console.log(`— ${title}`)
    if ((await run(labFile, execute)) !== 0) failed += 1
  }
  return failed === 0 ? 0 : 1
}

const running = await plan.find()
try {
  process.exitCode = await testAll(plan, running)
} catch (error) {
  if (error instanceof LabUnavailable) console.log(`skipped: tests on ${engine}: ${error.message}`)
  else {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
} finally {
  if (!running) await plan.stop()
}
process.exit()
