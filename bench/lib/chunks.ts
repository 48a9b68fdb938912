import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

interface ManifestChunk {
  file: string
  src?: string
  imports?: string[]
}

export interface Chunk {
  file: string
  gzipBytes: number
}

/** What the browser loads of the built portal, by Vite's manifest. */
export class PortalChunks {
  readonly #dist: string
  readonly #manifest: Record<string, ManifestChunk>

  constructor(dist: string) {
    this.#dist = dist
    this.#manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Record<
      string,
      ManifestChunk
    >
  }

  /** What the page itself asks for: the bundler may put its entry into a chunk that others share. */
  get entries(): string[] {
    const html = readFileSync(join(this.#dist, 'index.html'), 'utf8')
    const found = Object.keys(this.#manifest).filter((key) => html.includes(`src="/${this.#manifest[key]!.file}"`))
    if (found.length === 0) throw new Error('the page loads no chunk of the manifest')
    return found
  }

  /** The manifest's key of the page in this source file. */
  page(sourceEnding: string): string {
    const found = Object.keys(this.#manifest).find((key) => key.endsWith(sourceEnding))
    if (!found) throw new Error(`no chunk is made of ${sourceEnding}`)
    return found
  }

  /** Everything these chunks need before they can run: themselves and what they import statically. */
  closure(keys: readonly string[]): Chunk[] {
    const seen = new Set<string>()
    const visit = (key: string) => {
      if (seen.has(key)) return
      seen.add(key)
      this.#manifest[key]?.imports?.forEach(visit)
    }
    keys.forEach(visit)
    return [...seen].map((key) => this.#chunk(key)).filter(({ file }) => file.endsWith('.js'))
  }

  #chunk(key: string): Chunk {
    const { file } = this.#manifest[key]!
    return { file, gzipBytes: gzipSync(readFileSync(join(this.#dist, file)), { level: 9 }).length }
  }
}
