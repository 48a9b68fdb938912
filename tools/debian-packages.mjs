// Plain JavaScript: it runs before anything is installed, as prepare.mjs does.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'

/** One apt-get at a time, also between commands that run side by side; engines/lab/packages.sh takes the same lock. */
const lock = '/run/lock/sarv-apt-get'
const install = 'apt-get install -y --no-install-recommends -o DPkg::Lock::Timeout=900'

export const canInstallPackages = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Installs the first of these packages that this release has. Throws with what apt-get printed when it has none. */
export const installPackage = (...names) =>
  new Promise((resolve, reject) => {
    const script = `apt-get update && (${names.map((name) => `${install} ${name}`).join(' || ')})`
    const child = spawn('flock', [lock, 'sh', '-c', script], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`${names.join(' or ')} could not be installed with apt-get:\n${output.slice(-2000)}`))
    })
  })
