import { execFile } from 'node:child_process'
import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { canInstallPackages, installPackage } from '../debian-packages.mjs'

const run = promisify(execFile)

/** Below the folder of the libraries and the name of the processor. */
const libraryPath = 'faketime/libfaketime.so.1'

const findIn = async (root: string): Promise<string | undefined> => {
  const folders = await readdir(`${root}/usr/lib`).catch((): string[] => [])
  return folders.map((folder) => `${root}/usr/lib/${folder}/${libraryPath}`).find((path) => existsSync(path))
}

/** Unpacks Debian's package into a folder: needs no rights, and changes nothing of the machine. */
const unpackInto = async (folder: string): Promise<string | undefined> => {
  await run('apt-get', ['download', 'libfaketime'], { cwd: folder })
  const file = (await readdir(folder)).find((name) => name.endsWith('.deb'))
  if (file === undefined) return undefined
  await run('dpkg-deb', ['-x', join(folder, file), folder])
  return findIn(folder)
}

/** The library that shows programs another time: installed, or fetched into the folder. Undefined: it can't be had. */
export const findLibfaketime = async (folder: string): Promise<string | undefined> => {
  const found = (await findIn('')) ?? (await unpackInto(folder).catch(() => undefined))
  if (found !== undefined || !canInstallPackages()) return found
  await installPackage('libfaketime').catch((error: unknown) => console.error(String(error)))
  return findIn('')
}

/**
 * What makes a program live by the clock of a file. Only the time of day is another one: timers run as ever, and each question
 * for the time reads the file, so that all programs jump at once.
 */
export const environmentOf = (library: string, offsetFile: string): Record<string, string> => ({
  LD_PRELOAD: library,
  FAKETIME_TIMESTAMP_FILE: offsetFile,
  FAKETIME_NO_CACHE: '1',
  FAKETIME_DISABLE_SHM: '1',
  DONT_FAKE_MONOTONIC: '1',
})

/** By how much the fake clock is ahead of the real one. */
export const writeOffset = (offsetFile: string, seconds: number): void => {
  const unfinished = `${offsetFile}.new`
  writeFileSync(unfinished, `${seconds < 0 ? '' : '+'}${seconds}`, { mode: 0o644 })
  renameSync(unfinished, offsetFile)
}
