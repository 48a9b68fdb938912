import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../tools/prepare.mjs'

const run = promisify(execFile)

/** The project as it was at another commit, in a temporary folder. */
export interface Checkout {
  folder: string
  remove(): Promise<void>
}

/** Our installed packages, except for the project's own: those are the checkout's. */
const linkPackages = async (folder: string): Promise<void> => {
  const ours = join(root, 'node_modules')
  const theirs = join(folder, 'node_modules')
  const own = '@sarv'
  await mkdir(join(theirs, own), { recursive: true })
  // Folders with a dot are notes of tools about this checkout.
  const installed = (await readdir(ours)).filter((name) => name !== own && !name.startsWith('.'))
  for (const name of installed) await symlink(join(ours, name), join(theirs, name))
  for (const parent of ['apps', 'packages']) {
    for (const name of await readdir(join(folder, parent))) {
      await symlink(join(folder, parent, name), join(theirs, own, name))
      const nested = join(root, parent, name, 'node_modules')
      if (existsSync(nested)) await symlink(nested, join(folder, parent, name, 'node_modules'))
    }
  }
}

/** Checks another commit out beside ours; it runs on the packages that are installed here. */
export const checkOut = async (ref: string): Promise<Checkout> => {
  const folder = await mkdtemp(join(tmpdir(), 'sarv-against-'))
  const git = (...args: string[]) => run('git', ['-C', root, ...args])
  await git('worktree', 'add', '--detach', '--force', folder, ref)
  const remove = async () => {
    await git('worktree', 'remove', '--force', folder)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await linkPackages(folder)
    return { folder, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

/** Builds a checkout's portal and answers where it lies. */
export const buildPortal = async ({ folder }: Checkout): Promise<string> => {
  const portal = join(folder, 'apps', 'portal')
  await run(join(root, 'node_modules', '.bin', 'vite'), ['build', '--logLevel', 'warn', portal], { cwd: folder })
  return join(portal, 'dist')
}
