import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { refusal } from '../compute.fixture.ts'
import { mib, put, read, signal, type StorageFixture } from './storage.fixture.ts'

const filled = (bytes: number, value: number) => new Uint8Array(bytes).fill(value)
const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Promises a whole part, sends half of it, and is cut off. */
const sendHalf = (url: string, bytes: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const { hostname, port, pathname, search, host } = new URL(url)
    const socket = connect(Number(port), hostname, () => {
      socket.write(`PUT ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: ${bytes}\r\n\r\n`)
      socket.write(filled(bytes / 2, 9), () => setTimeout(() => socket.destroy(), 100))
    })
    socket.on('close', () => resolve())
    socket.on('error', reject)
  })

const etagOf = (answer: Response) => answer.headers.get('etag')?.replaceAll('"', '') ?? ''

export const describeUploadConformance = (name: string, { makeBucket }: StorageFixture): void => {
  describe(`${name}: uploads in parts`, () => {
    it('go on after a cut: a part that came half is not there, the others are', async () => {
      const { engine, openAnother, place } = await makeBucket()
      const upload = await engine.beginUpload(place, { key: 'film.mp4', contentType: 'video/mp4' }, signal)
      const parts = [filled(5 * mib, 1), filled(5 * mib, 2), filled(1000, 3)]
      const links = await engine.linksToParts(place, { ...upload, numbers: [1, 2, 3] }, { seconds: 600 }, signal)
      expect((await put(links[0]!.url, parts[0]!)).status).toBe(200)
      await sendHalf(links[1]!.url, 5 * mib)
      expect(await engine.getObject(place, 'film.mp4', signal)).toBeUndefined()

      // Another process, as after a restart.
      const another = await openAnother()
      expect(await another.listParts(place, upload, signal)).toMatchObject([{ number: 1, bytes: 5 * mib }])
      expect(await another.listUploads(place, { prefix: 'film' }, signal)).toMatchObject([upload])
      const again = await another.linksToParts(place, { ...upload, numbers: [2, 3] }, { seconds: 600 }, signal)
      for (const [index, { url }] of again.entries()) {
        const answer = await put(url, parts[index + 1]!)
        expect(answer.status).toBe(200)
        expect(etagOf(answer)).toBe(
          createHash('md5')
            .update(parts[index + 1]!)
            .digest('hex'),
        )
      }
      const arrived = await another.listParts(place, upload, signal)
      expect(arrived.map(({ number, bytes }) => [number, bytes])).toEqual([
        [1, 5 * mib],
        [2, 5 * mib],
        [3, 1000],
      ])
      // The answer to the first try may have been lost.
      for (let turn = 0; turn < 2; turn += 1) await another.completeUpload(place, { ...upload, parts: arrived }, signal)
      const film = await engine.getObject(place, 'film.mp4', signal)
      expect(film).toMatchObject({ bytes: 10 * mib + 1000, contentType: 'video/mp4' })
      // By this a move that was cut short knows its own copy.
      await engine.copyObject(place, { fromKey: 'film.mp4', toKey: 'copy.mp4' }, signal)
      expect(await engine.getObject(place, 'copy.mp4', signal)).toMatchObject({
        bytes: 10 * mib + 1000,
        contentType: 'video/mp4',
        etag: film?.etag,
      })
      const link = await engine.linkToGet(place, 'film.mp4', { seconds: 60 }, signal)
      const body = new Uint8Array(await (await fetch(link)).arrayBuffer())
      expect(sha(body)).toBe(sha(Buffer.concat(parts)))
      const seam = await read(link, { range: `bytes=${5 * mib - 1}-${5 * mib}` })
      expect(seam).toMatchObject({ status: 206, text: '\u0001\u0002' })
      expect(await engine.listUploads(place, { prefix: '' }, signal)).toEqual([])
    })

    it('leave nothing when they are given up; again, it is fine', async () => {
      const { engine, place } = await makeBucket()
      const upload = await engine.beginUpload(place, { key: 'file' }, signal)
      const [link] = await engine.linksToParts(place, { ...upload, numbers: [1] }, { seconds: 600 }, signal)
      expect((await put(link!.url, 'x')).status).toBe(200)
      const parts = await engine.listParts(place, upload, signal)
      expect(parts).toHaveLength(1)
      for (let turn = 0; turn < 2; turn += 1) await engine.abortUpload(place, upload, signal)
      expect(await engine.listUploads(place, { prefix: '' }, signal)).toEqual([])
      await expect(engine.listParts(place, upload, signal)).rejects.toMatchObject(refusal('not_found'))
      await expect(engine.completeUpload(place, { ...upload, parts }, signal)).rejects.toMatchObject(
        refusal('not_found'),
      )
      expect((await put(link!.url, 'x')).status).toBe(404)
    })

    it('are refused when a part is not what arrived', async () => {
      const { engine, place } = await makeBucket()
      const upload = await engine.beginUpload(place, { key: 'file' }, signal)
      const [link] = await engine.linksToParts(place, { ...upload, numbers: [1] }, { seconds: 600 }, signal)
      expect((await put(link!.url, 'x')).status).toBe(200)
      const parts = [{ number: 1, etag: createHash('md5').update('y').digest('hex') }]
      await expect(engine.completeUpload(place, { ...upload, parts }, signal)).rejects.toMatchObject(refusal('invalid'))
      expect(await engine.getObject(place, 'file', signal)).toBeUndefined()
    })
  })
}
