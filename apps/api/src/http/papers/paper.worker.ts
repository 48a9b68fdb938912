import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

/** Compiling takes the whole processor and does not let go: it has a thread of its own. */
const fonts = join(dirname(createRequire(import.meta.url).resolve('vazirmatn/package.json')), 'fonts/ttf')
const template = readFileSync(new URL('./paper.typ', import.meta.url), 'utf8')
const compiler = NodeCompiler.create({ fontArgs: [{ fontPaths: [fonts] }] })

/** What of the compiler's memory is not used for so many papers is given back. */
const keptPapers = 10

const write = (paper: string) => {
  const compiled = compiler.compile({ mainFileContent: template, inputs: { paper } })
  const document = compiled.result
  if (!document)
    throw new Error(`the paper was not set: ${compiled.takeError()?.compilationStatus ?? 'no reason given'}`)
  const pdf = compiler.pdf(document, { creationTimestamp: 0 })
  compiler.evictCache(keptPapers)
  return { pdf, pages: document.numOfPages }
}

parentPort?.on('message', ({ id, paper }: { id: number; paper: string }) => {
  try {
    parentPort?.postMessage({ id, ...write(paper) }, [])
  } catch (error) {
    parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) }, [])
  }
})
