import { spawn } from 'node:child_process'

/** Both sides in watch mode: the API restarts on a change, the portal updates in place and proxies `/api` to it. */
const apiPort = process.env['SARV_PORT'] ?? '3000'
const children = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'apps/api/src/main.ts'], {
    stdio: 'inherit',
    // Whoever stops at a breakpoint wants to find the process there.
    env: { SARV_BLOCKED_SECONDS: '0', ...process.env, SARV_PORT: apiPort },
  }),
  spawn('vite', ['apps/portal', '--clearScreen', 'false'], {
    stdio: 'inherit',
    env: { ...process.env, SARV_PORT: apiPort },
  }),
]

const stopAll = () => {
  for (const child of children) child.kill('SIGTERM')
}
process.on('SIGINT', stopAll)
process.on('SIGTERM', stopAll)
for (const child of children) child.on('exit', stopAll)
