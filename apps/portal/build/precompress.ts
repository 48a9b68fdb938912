import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(css|html|js|json|svg|txt|webmanifest)$/
const worthItBytes = 512

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

const compressFile = async (file: string) => {
  const content = await readFile(file)
  if (content.length < worthItBytes) return

  const brotliOptions = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  }
  await Promise.all([
    brotli(content, brotliOptions).then((packed) => writeFile(`${file}.br`, packed)),
    deflate(content, { level: constants.Z_BEST_COMPRESSION }).then((packed) => writeFile(`${file}.gz`, packed)),
  ])
}

/** Writes `.br` and `.gz` beside each text file of the build, so that the server never compresses anything itself. */
export const precompress = (): Plugin => {
  let outDir = ''
  return {
    name: 'sarv-precompress',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    // Not in closeBundle, which runs after a failed build too and would hide its error behind a folder that is not there.
    async writeBundle() {
      const names = await readdir(outDir, { recursive: true })
      for (const name of names.filter((each) => compressible.test(each))) {
        const file = join(outDir, name)
        if ((await stat(file)).isFile()) await compressFile(file)
      }
    },
  }
}
