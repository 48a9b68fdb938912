import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

interface ManifestChunk {
  file: string
  src?: string
  imports?: string[]
  isEntry?: boolean
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

  get entry(): string {
    const found = Object.entries(this.#manifest).find(([, chunk]) => chunk.isEntry)
    if (!found) throw new Error('the manifest has no entry')
    return found[0]
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
