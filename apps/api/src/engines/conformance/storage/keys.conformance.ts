import { describe, expect, it } from 'vitest'
import { newAccessKey } from '../../../ports/storage/spaces.engine.ts'
import { refusal } from '../compute.fixture.ts'
import { newBucketName, programWith, read, readPublic, signal, write, type StorageFixture } from './storage.fixture.ts'

const publicPolicy = (bucket: string) =>
  JSON.stringify({
    Version: '2012-10-17',
    Statement: [{ Effect: 'Allow', Principal: '*', Action: 's3:GetObject', Resource: `arn:aws:s3:::${bucket}/*` }],
  })

const expiringAll =
  '<LifecycleConfiguration><Rule><ID>all</ID><Filter><Prefix></Prefix></Filter><Status>Enabled</Status><Expiration><Days>1</Days></Expiration></Rule></LifecycleConfiguration>'

const honouringAcls =
  '<PublicAccessBlockConfiguration><IgnorePublicAcls>false</IgnorePublicAcls></PublicAccessBlockConfiguration>'

const openToAll =
  '<CORSConfiguration><CORSRule><AllowedOrigin>*</AllowedOrigin><AllowedMethod>PUT</AllowedMethod></CORSRule></CORSConfiguration>'

export const describeKeyConformance = (name: string, { makeBucket, specFor }: StorageFixture): void => {
  describe(`${name}: keys`, () => {
    it('are made once: asked for again, also in another process, the secret is the same', async () => {
      const { engine, openAnother, place } = await makeBucket()
      const spec = { accessKey: newAccessKey(), rights: 'readWrite' as const }
      const another = await openAnother()
      const secrets = await Promise.all(
        [engine, another, engine].map((one) => one.createKey(place.spaceTag, spec, signal)),
      )
      expect(new Set(secrets.map(({ secretKey }) => secretKey)).size).toBe(1)
      expect(await another.listKeys(place.spaceTag, signal)).toEqual([spec])
      await expect(engine.createKey(place.spaceTag, { ...spec, rights: 'read' }, signal)).rejects.toMatchObject(
        refusal('duplicate'),
      )
    })

    it('that write also read and delete, but open nothing to the public', async () => {
      const { engine, place } = await makeBucket()
      const program = await programWith(engine, place.spaceTag)
      const path = `${place.bucket}/file`
      expect(await program.status('PUT', path, 'hello')).toBe(200)
      expect(await program.status('GET', path)).toBe(200)
      expect(await program.status('GET', `${place.bucket}?list-type=2`)).toBe(200)
      expect(await program.status('PUT', `${place.bucket}?policy`, publicPolicy(place.bucket))).toBe(403)
      await program.send(path, { method: 'PUT', body: 'hello', headers: { 'x-amz-acl': 'public-read' } })
      expect((await readPublic(engine, place, 'file')).status).toBe(403)
      expect(await program.status('DELETE', path)).toBe(204)
      expect(await program.status('GET', path)).toBe(404)
    })

    it('that write leave the bucket itself to the portal: they delete, make and open none', async () => {
      const { engine, place, portalOrigin } = await makeBucket(1, { maxBuckets: 2 })
      const program = await programWith(engine, place.spaceTag)
      const before = await engine.getBucket(place, signal)
      const of = (setting: string) => `${place.bucket}?${setting}=`
      const tries: Record<string, number> = {
        'delete the bucket': await program.status('DELETE', place.bucket),
        'replace CORS': await program.status('PUT', of('cors'), openToAll),
        'remove CORS': await program.status('DELETE', of('cors')),
        'replace lifecycle': await program.status('PUT', of('lifecycle'), expiringAll),
        'remove lifecycle': await program.status('DELETE', of('lifecycle')),
        'replace the policy': await program.status('PUT', of('policy'), publicPolicy(place.bucket)),
        'remove the policy': await program.status('DELETE', of('policy')),
        'honour ACLs': await program.status('PUT', of('publicAccessBlock'), honouringAcls),
        'remove what ignores ACLs': await program.status('DELETE', of('publicAccessBlock')),
      }
      expect(tries).toEqual(Object.fromEntries(Object.keys(tries).map((name) => [name, 403])))
      // Made again while it is there, it stays as it is.
      const again = { method: 'PUT', headers: { 'x-amz-acl': 'public-read-write' } }
      await (await program.send(place.bucket, again)).body?.cancel()
      expect((await readPublic(engine, place, '?list-type=2')).status).toBe(403)
      expect(await engine.getBucket(place, signal)).toEqual(before)
      expect(await engine.lostGuards(place, signal)).toEqual([])
      const preflight = await fetch(`${engine.connection.endpoint}/${place.bucket}/file`, {
        method: 'OPTIONS',
        headers: { origin: portalOrigin, 'access-control-request-method': 'PUT' },
      })
      expect(preflight.headers.get('access-control-allow-origin')).toBe(portalOrigin)

      // The same of a bucket that came later; once the space is closed there comes none.
      const later = { ...place, bucket: newBucketName() }
      await engine.createBucket(later, signal)
      expect(await program.status('DELETE', later.bucket)).toBe(403)
      await engine.putSpace(specFor(1, { maxBuckets: 0 }), signal)
      expect(await program.status('PUT', newBucketName())).toBeGreaterThanOrEqual(400)
      expect(await program.status('PUT', `${place.bucket}/file`, 'still writes')).toBe(200)
      await engine.createBucket(later, signal)
      expect(await engine.listBuckets(place.spaceTag, signal)).toHaveLength(2)
    })

    it('that only read change neither objects nor settings', async () => {
      const { engine, place } = await makeBucket()
      await write(engine, place, 'file', 'hello')
      const program = await programWith(engine, place.spaceTag, 'read')
      const path = `${place.bucket}/file`
      expect(await (await program.send(path)).text()).toBe('hello')
      expect(await program.status('GET', `${place.bucket}?list-type=2`)).toBe(200)
      const tries = [
        await program.status('PUT', path, 'changed'),
        await program.status('PUT', `${place.bucket}/new`, 'new'),
        await program.status('DELETE', path),
        await program.status('POST', `${place.bucket}/new?uploads=`),
        await program.status('PUT', `${place.bucket}?lifecycle=`, expiringAll),
        await program.status('PUT', `${place.bucket}?cors=`, openToAll),
        await program.status('PUT', `${place.bucket}?policy=`, publicPolicy(place.bucket)),
        await program.status('DELETE', place.bucket),
      ]
      expect(tries).toEqual(tries.map(() => 403))
      expect(await program.status('PUT', `${place.bucket}-new`)).toBeGreaterThanOrEqual(400)
      expect(await (await program.send(path)).text()).toBe('hello')
      expect(await engine.getBucket(place, signal)).toMatchObject({ lifecycle: [], cors: [], publicPrefixes: [] })
    })

    it('that were deleted get 403 at once, and so do links that they signed; again, it is fine', async () => {
      const { engine, place } = await makeBucket()
      await write(engine, place, 'file', 'hello')
      for (const rights of ['read', 'readWrite'] as const) {
        const program = await programWith(engine, place.spaceTag, rights)
        const { accessKey } = program
        const link = await engine.linkToGet(place, 'file', { seconds: 600, accessKey }, signal)
        expect(new URL(link).searchParams.get('X-Amz-Credential')).toContain(accessKey)
        expect([(await read(link)).status, await program.status('GET', `${place.bucket}/file`)]).toEqual([200, 200])
        for (let turn = 0; turn < 2; turn += 1) await engine.deleteKey(place.spaceTag, accessKey, signal)
        expect([(await read(link)).status, await program.status('GET', `${place.bucket}/file`)]).toEqual([403, 403])
        await expect(engine.linkToGet(place, 'file', { seconds: 600, accessKey }, signal)).rejects.toMatchObject(
          refusal('not_found'),
        )
      }
      expect(await engine.listKeys(place.spaceTag, signal)).toEqual([])
    })

    it('are several, and the others go on when one is deleted', async () => {
      const { engine, place } = await makeBucket()
      const [old, fresh] = [await programWith(engine, place.spaceTag), await programWith(engine, place.spaceTag)]
      expect(await engine.listKeys(place.spaceTag, signal)).toHaveLength(2)
      await engine.deleteKey(place.spaceTag, old.accessKey, signal)
      expect(await fresh.status('PUT', `${place.bucket}/file`, 'x')).toBe(200)
      expect(await old.status('PUT', `${place.bucket}/file`, 'x')).toBe(403)
    })

    it('open only their own space', async () => {
      const { engine, place } = await makeBucket(1)
      const { place: foreign } = await makeBucket(2)
      await write(engine, foreign, 'file', 'secret')
      for (const rights of ['read', 'readWrite'] as const) {
        const program = await programWith(engine, place.spaceTag, rights)
        expect(await program.status('GET', `${place.bucket}?list-type=2`)).toBe(200)
        expect(await program.status('GET', `${foreign.bucket}/file`)).toBe(403)
        expect(await program.status('GET', `${foreign.bucket}?list-type=2`)).toBe(403)
        expect(await program.status('PUT', `${foreign.bucket}/file`, 'x')).toBe(403)
      }
      // Nor does one space delete the key of another.
      const { accessKey, status } = await programWith(engine, foreign.spaceTag)
      await engine.deleteKey(place.spaceTag, accessKey, signal)
      expect(await status('GET', `${foreign.bucket}/file`)).toBe(200)
    })
  })
}
