import { findCommand } from '../cli/commands.ts'
import type { TestApi } from './api.ts'

/** `sarv WORDS...` beside a running product: its exit code and what it said. */
export const runSarv = async (api: TestApi, words: readonly string[]): Promise<{ code: number; text: string }> => {
  const lines: string[] = []
  const { command, rest } = findCommand([...words])!
  const code = await command.run(rest, {
    db: api.db,
    secrets: api.secrets,
    openEngines: async () => ({ engines: api.engines, close: async () => undefined }),
    say: (line) => lines.push(line),
    publicUrl: 'http://localhost:3000',
  })
  return { code, text: lines.join('\n') }
}
