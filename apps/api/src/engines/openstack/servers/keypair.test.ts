import { describe, expect, it } from 'vitest'
import { EngineError } from '../../../ports/engine-error.ts'
import type { Call } from '../client/client.ts'
import { answerBy, fakeClient, fakeSettings, missing } from '../testing/fake-client.ts'
import { removeKeypair, withKeypair } from './keypair.ts'

const { signal } = new AbortController()
const key = 'ssh-ed25519 AAAAC3Nza laptop'

/** A Nova that has these pairs, and what it was asked. */
const nova = (pairs: Map<string, string>, isDown: { forDeletes: boolean } = { forDeletes: false }) => {
  const asked: string[] = []
  const answer = (wanted: Call): unknown => {
    asked.push(`${wanted.method} ${wanted.path}`)
    return answerBy(
      [
        [
          /^POST \/os-keypairs$/,
          ({ body }) => {
            const { keypair } = body as { keypair: { name: string; public_key: string } }
            if (pairs.has(keypair.name)) throw new EngineError('refused', 'it exists')
            pairs.set(keypair.name, keypair.public_key)
          },
        ],
        [
          /^DELETE \/os-keypairs\/(.+)$/,
          ({ params: [name = ''] }) => {
            if (isDown.forDeletes) throw new EngineError('unreachable', 'no answer')
            if (!pairs.delete(name)) throw missing()
          },
        ],
      ],
      wanted,
    )
  }
  return { context: { client: fakeClient(answer), settings: fakeSettings }, asked }
}

describe('the key of a server', () => {
  it('is on the cloud only while the server is asked for', async () => {
    const pairs = new Map<string, string>()
    const { context } = nova(pairs)
    const seen = await withKeypair(context, 'vm-7-1', { publicKey: `${key}\n` }, signal, async (named) => [
      named,
      [...pairs],
    ])
    expect(seen).toEqual([{ key_name: 'sarv-vm-7-1' }, [['sarv-vm-7-1', key]]])
    expect([...pairs]).toEqual([])
  })

  it('does not stay when the server was refused', async () => {
    const pairs = new Map<string, string>()
    const refuse = () => Promise.reject(new EngineError('no_capacity', 'full'))
    await expect(withKeypair(nova(pairs).context, 'vm-7-1', { publicKey: key }, signal, refuse)).rejects.toThrow('full')
    expect([...pairs]).toEqual([])
  })

  it('replaces one that a process left behind when it died', async () => {
    const pairs = new Map([['sarv-vm-7-1', 'ssh-rsa another']])
    const used = await withKeypair(nova(pairs).context, 'vm-7-1', { publicKey: key }, signal, async () => [
      ...pairs.values(),
    ])
    expect(used).toEqual([key])
    expect([...pairs]).toEqual([])
  })

  it('that cannot be taken away does not undo a server that was made, and goes with it', async () => {
    const pairs = new Map<string, string>()
    const isDown = { forDeletes: true }
    const { context } = nova(pairs, isDown)
    expect(await withKeypair(context, 'vm-7-1', { publicKey: key }, signal, async () => 'made')).toBe('made')
    isDown.forDeletes = false
    await removeKeypair(context, 'vm-7-1', signal)
    expect([...pairs]).toEqual([])
    await removeKeypair(context, 'vm-7-1', signal)
  })

  it('costs nothing where there is none', async () => {
    const { context, asked } = nova(new Map())
    expect(await withKeypair(context, 'vm-7-1', { password: 'x' }, signal, async (named) => named)).toEqual({})
    expect(asked).toEqual([])
  })
})
